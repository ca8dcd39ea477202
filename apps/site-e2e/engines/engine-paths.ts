/** Debian's Firefox, unless `FIREFOX_PATH` names another. */
export function getFirefoxPath(): string {
  return process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
}

/** Debian's driver of WebKitGTK, unless `WEBKIT_DRIVER_PATH` names another. */
export function getWebKitDriverPath(): string {
  return process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
}

/** The virtual screen that WebKitGTK draws on: it has no headless mode. */
export function getXvfbPath(): string {
  return process.env['XVFB_PATH'] ?? '/usr/bin/Xvfb';
}
