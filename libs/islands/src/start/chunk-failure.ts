import { findChangedControls } from './changed-controls.ts';

/** Time in which a navigation becomes visible here, ms. */
const waitMs = 1_500;

/**
 * Reloads the page after a part of its script could not be loaded (usually because of a newer build), at most once per
 * 60 seconds. The time of the last reload is in sessionStorage; without storage nothing is reloaded, since nothing
 * would stop the next reload. A page in which something was typed is not reloaded: browsers would not keep it.
 *
 * WebKit also rejects running imports when a link is pressed. A reload would cancel that navigation: it waits for a
 * moment, and is skipped if the page is left or a link is busy (`aria-busy`). It is also skipped if the visitor presses
 * or types something in the meantime: that loads the code again, and may find it, as when the connection is back.
 *
 * @returns true if the page will be reloaded
 */
export function reloadOnceForChunkFailure(): boolean {
  try {
    const isRecent = Date.now() - (sessionStorage['guildhall-reload'] ??= 0) <= 60_000;
    if (!isRecent && !findChangedControls()[0]) {
      const timer = setTimeout(() => {
        if (document.querySelector('a[aria-busy]')) return;
        sessionStorage['guildhall-reload'] = Date.now();
        location.reload();
      }, waitMs);
      for (const type of ['pagehide', 'click', 'input'])
        addEventListener(type, () => clearTimeout(timer), true);
      return true;
    }
  } catch {
    // Without storage, nothing would stop the next reload.
  }
  return false;
}
