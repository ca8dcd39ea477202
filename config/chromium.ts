import { disableFeatures } from './chromium-features.ts';

/** Debian's Chromium, unless `CHROMIUM_PATH` names another. */
export function getChromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}

/**
 * Debian's headless shell, unless `CHROMIUM_SHELL_PATH` names another: Chromium without its windows, which starts sooner.
 * It has no back/forward cache.
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
