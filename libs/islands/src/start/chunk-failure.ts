/** A field that the visitor types in, or has changed. Safari 16.4 knows only the focus, and `:is` forgives the rest. */
const typedIn = ':is(:user-valid,:user-invalid,input:focus)';
/** Time in which a navigation becomes visible here, ms. */
const waitMs = 1_500;

/**
 * Reloads the page after a part of its script could not be loaded (usually because of a newer build), at most once per
 * 60 seconds. The time of the last reload is in sessionStorage; without storage nothing is reloaded, since nothing
 * would stop the next reload. A page in which something was typed is not reloaded: browsers would not keep it.
 *
 * WebKit also rejects running imports when a link is pressed. A reload would cancel that navigation: it waits for a
 * moment, and is skipped if the page is left or a link is busy (`aria-busy`).
 *
 * @returns true if the page will be reloaded
 */
export function reloadOnceForChunkFailure(): boolean {
  try {
    const now = Date.now();
    if (!document.querySelector(typedIn) && !(now - sessionStorage['guildhall-reload'] <= 60_000)) {
      sessionStorage['guildhall-reload'] = now;
      const timer = setTimeout(() => document.querySelector('a[aria-busy]') ?? location.reload(), waitMs);
      addEventListener('pagehide', () => clearTimeout(timer));
      return true;
    }
  } catch {
    // Without storage, nothing would stop the next reload.
  }
  return false;
}
