/** How often to look whether the process that started this one is still there, ms. */
const watchEveryMs = 500;

/** npm forwards the Ctrl-C that the terminal has already sent here: within this time it is the same request, ms. */
const sameRequestMs = 500;

/**
 * Calls `end` once, when this process is asked to stop: by Ctrl-C, by a signal, when its terminal closes, or when the
 * process that started it is gone. A second request calls `endNow`.
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
  }, watchEveryMs);
  watch.unref();
}
