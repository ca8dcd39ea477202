/**
 * Features that Playwright disables itself: Chromium reads only the last list of a command line, so ours replaces
 * Playwright's. The test beside this file compares them.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * The suggestions below the address bar: two pages of the browser's own, which each window loads unseen. They take as
 * much processor time as opening a window without them.
 */
export const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** The argument that disables features, with `more` of them. Only the last one of a command line counts. */
export function disableFeatures(...more: string[]): string {
  return `--disable-features=${[...disabledByPlaywright, ...addressBarFeatures, ...more].join(',')}`;
}
