const reloadedAt = 'guildhall.chunk-reload';

/**
 * Reloads the page after a part of its script could not be loaded (usually because a newer build took its place),
 * at most once per 60 seconds. The time of the last reload is stored in sessionStorage; where storage is denied,
 * nothing is reloaded, since nothing would stop the next reload.
 *
 * @param storage where the time is stored; a function, because merely asking for sessionStorage may throw
 * @param now milliseconds since the epoch
 * @returns whether the page is being reloaded
 */
export function reloadOnceForChunkFailure(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  now: () => number = Date.now,
  reload: () => void = () => location.reload(),
): boolean {
  try {
    const last = storage().getItem(reloadedAt);
    if (last !== null && now() - Number(last) <= 60_000) return false;
    storage().setItem(reloadedAt, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
