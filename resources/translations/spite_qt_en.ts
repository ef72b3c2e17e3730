<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>That is worth %n point(s).</source>
        <translation>
            <numerusform>That is worth %n point.</numerusform>
            <numerusform>That is worth %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
