const reloadedAt = 'guildhall.chunk-reload';

/**
 * Reloads the page after a part of its script could not be loaded (usually because a newer build took its place),
 * at most once per 60 seconds. The time of the last reload is stored in sessionStorage; where storage is denied,
 * nothing is reloaded, since nothing would stop the next reload.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnceForChunkFailure(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) <= 60_000) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
