const reloadedAt = 'guildhall-chunk-reload';
/** The time that a move to another page may take to become visible here, ms. */
const waitMs = 1_500;

/**
 * Reloads the page after a part of its script could not be loaded (usually because a newer build took its place),
 * at most once per 60 seconds. The time of the last reload is stored in sessionStorage; where storage is denied,
 * nothing is reloaded, since nothing would stop the next reload.
 *
 * WebKit also rejects imports that are under way when a link is pressed. A reload would take that visit away: it waits
 * for a moment, and is not done when the page is left or a link is busy (`aria-busy`).
 *
 * @returns whether the page is going to be reloaded
 */
export function reloadOnceForChunkFailure(): boolean {
  try {
    const now = Date.now();
    if (now - sessionStorage[reloadedAt] <= 60_000) return false;
    sessionStorage[reloadedAt] = now;
  } catch {
    return false;
  }
  const timer = setTimeout(() => document.querySelector('a[aria-busy]') ?? location.reload(), waitMs);
  addEventListener('pagehide', () => clearTimeout(timer));
  return true;
}
