; The installer for Windows: for whoever runs it, without asking for more rights. `make.py` says where everything is.

!include MUI2.nsh
!include FileFunc.nsh

Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\gaigel-desktop"
!define SHORTCUT "$SMPROGRAMS\Gaigel.lnk"
!define PROGRAM "$INSTDIR\gaigel-desktop.exe"

Name "Gaigel Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Gaigel Desktop"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Gaigel Desktop ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Gaigel Desktop"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Gaigel Desktop"
VIAddVersionKey LegalCopyright "MIT and CC BY 4.0, the developers of Gaigel Desktop"

!define MUI_ICON "${ROOT}\assets\app\gaigel.ico"
!define MUI_UNICON "${ROOT}\assets\app\gaigel.ico"
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"

LangString StillOpen ${LANG_ENGLISH} "Gaigel is still open. Close it first, please."
LangString StillOpen ${LANG_GERMAN} "Gaigel ist noch offen. Bitte zuerst schließen."
LangString StillOpen ${LANG_SPANISH} "Gaigel sigue abierto. Ciérralo primero, por favor."

; A program that runs cannot be written to.
!macro WAIT_UNTIL_CLOSED again closed
  ${again}:
  IfFileExists "${PROGRAM}" 0 ${closed}
  ClearErrors
  FileOpen $0 "${PROGRAM}" a
  IfErrors 0 +3
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY ${again}
  Abort
  FileClose $0
  ${closed}:
!macroend

Section
  !insertmacro WAIT_UNTIL_CLOSED again closed
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2 ; of an older version nothing is to stay
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "${SHORTCUT}" "${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Gaigel Desktop"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "the developers of Gaigel Desktop"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KIB}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Settings and games of whoever played lie elsewhere, and stay.
Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED again closed
  !include "${LISTED}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs" ; if nobody else has anything there
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
