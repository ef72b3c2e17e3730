"""Where the bundle's process starts: as `python -m spite_qt` does."""

import sys

from spite_qt.__main__ import main

sys.exit(main())
