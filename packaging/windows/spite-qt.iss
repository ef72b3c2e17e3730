; The Windows installer, made with Inno Setup 6.3 or later from the finished bundle (packaging/README.md):
;   iscc /DVersion=0.0.0 packaging\windows\spite-qt.iss
; For one person, without an administrator. Nothing here can be run on Linux: unchecked.

#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif
#define Bundle "..\..\build\package\dist\spite-qt"

[Setup]
AppId={{7C1B7C0E-5B0C-4E1B-9B2E-6A2D0C3F51A4}
AppName=Spite & Malice
AppVersion={#Version}
AppPublisher=The Spite & Malice maintainers
DefaultDirName={autopf}\Spite and Malice
DefaultGroupName=Spite & Malice
DisableProgramGroupPage=yes
; {autopf} is the person's own Programs folder.
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; What Qt 6.11 needs.
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\package\spite-qt.ico
UninstallDisplayIcon={app}\spite-qt.exe
UninstallDisplayName=Spite & Malice
OutputDir=..\..\dist
OutputBaseFilename=spite-qt-{#Version}-windows-x86_64-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
; A game that is on is asked to end, and nothing of it is lost.
CloseApplications=yes
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
; In what becomes a label, one & alone would underline what follows it.
en.FirewallTitle=When you first play with somebody
de.FirewallTitle=Wenn Sie zum ersten Mal mit jemandem spielen
es.FirewallTitle=Cuando juegue con alguien por primera vez
fr.FirewallTitle=Quand vous jouerez avec quelqu’un pour la première fois
it.FirewallTitle=Quando giocherà con qualcuno per la prima volta
pt_BR.FirewallTitle=Quando jogar com alguém pela primeira vez
en.Firewall=Windows will ask once whether Spite && Malice may accept connections. Allow it on private networks: without it the other computer cannot find your table. Public networks are not needed. If Windows asks for an administrator and you are none, the other side can host the table, and you sit down at it.
de.Firewall=Windows fragt dann einmal, ob Spite && Malice Verbindungen annehmen darf. Erlauben Sie es für private Netzwerke: sonst findet der andere Computer Ihren Tisch nicht. Öffentliche Netzwerke braucht es nicht. Verlangt Windows einen Administrator und Sie sind keiner, eröffnet die andere Seite den Tisch, und Sie setzen sich dazu.
es.Firewall=Windows preguntará una vez si Spite && Malice puede aceptar conexiones. Permítalo en redes privadas: si no, el otro equipo no encontrará su mesa. Las redes públicas no hacen falta. Si Windows pide un administrador y usted no lo es, la otra persona puede abrir la mesa y usted se sienta a ella.
fr.Firewall=Windows demandera une fois si Spite && Malice peut accepter des connexions. Autorisez-le sur les réseaux privés : sinon l’autre ordinateur ne trouvera pas votre table. Les réseaux publics sont inutiles. Si Windows demande un administrateur et que vous n’en êtes pas un, l’autre personne peut ouvrir la table et vous vous y asseyez.
it.Firewall=Windows chiederà una volta se Spite && Malice può accettare connessioni. Lo consenta sulle reti private: altrimenti l’altro computer non troverà il Suo tavolo. Le reti pubbliche non servono. Se Windows chiede un amministratore e Lei non lo è, l’altra persona può aprire il tavolo e Lei si siede.
pt_BR.Firewall=O Windows perguntará uma vez se Spite && Malice pode aceitar conexões. Permita em redes privadas: sem isso o outro computador não encontra a sua mesa. Redes públicas não são necessárias. Se o Windows pedir um administrador e você não for um, a outra pessoa pode abrir a mesa e você se senta a ela.

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of an older version that this one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Spite & Malice"; Filename: "{app}\spite-qt.exe"
Name: "{autodesktop}\Spite & Malice"; Filename: "{app}\spite-qt.exe"; Tasks: desktop

[Registry]
; Game records open with a double click; for this person alone.
Root: HKCU; Subkey: "Software\Classes\.spite"; ValueType: string; ValueData: "SpiteMalice.Record"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\SpiteMalice.Record"; ValueType: string; ValueData: "Spite & Malice game record"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\SpiteMalice.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\spite-qt.exe,0"
Root: HKCU; Subkey: "Software\Classes\SpiteMalice.Record\shell\open\command"; ValueType: string; ValueData: """{app}\spite-qt.exe"" ""%1"""

[Run]
Filename: "{app}\spite-qt.exe"; Description: "{cm:LaunchProgram,Spite && Malice}"; Flags: nowait postinstall skipifsilent

[Code]
{ A firewall rule of our own would need an administrator, so Windows's own question is explained instead. }
procedure InitializeWizard;
begin
  CreateOutputMsgPage(wpSelectTasks, CustomMessage('FirewallTitle'), '', CustomMessage('Firewall'));
end;
