const watchIntervalMs = 500;

/** npm forwards a Ctrl-C that the terminal also sends here: within this time both are one request. */
const sameRequestMs = 500;

/**
 * Calls `end` once when this process should stop: on Ctrl-C, a signal, a closed terminal, or the end of its parent
 * process. A second request calls `endNow`.
 *
 * @param {{ end: () => void, endNow: () => void }} calls
 */
export function onEndRequest({ end, endNow }) {
  /** @type {number | undefined} */
  let requestedAt;
  const onRequest = () => {
    if (requestedAt === undefined) {
      requestedAt = Date.now();
      end();
    } else if (Date.now() - requestedAt > sameRequestMs) {
      endNow();
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onRequest);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (requestedAt === undefined) onRequest();
  }, watchIntervalMs);
  watch.unref();
}
