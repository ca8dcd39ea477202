import { disableFeatures } from './chromium-features.ts';

/** Debian's Chromium, unless `CHROMIUM_PATH` names another. */
export function getChromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}

/**
 * Debian's headless shell of Chromium, unless `CHROMIUM_SHELL_PATH` names another: lighter, without what surrounds a page,
 * such as the cache for Back and Forward. It is for tests that look at behaviour only.
 */
export function getShellPath(): string {
  return process.env['CHROMIUM_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell';
}

/** Headless in a container, as root, and without the browser's own traffic to the outside. */
export const headlessArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Arguments for a browser that Playwright starts. */
export const chromiumArguments = [...headlessArguments, disableFeatures()] as const;
