/** Messages remembered before the set is cleared. */
const CAPACITY = 2_000;

/** Logs each message once: a page is rendered again every minute. */
export function createLogOnce(
  log: (what: object, message: string) => void,
): (what: object, message: string) => void {
  const logged = new Set<string>();
  return (what, message) => {
    const key = message + JSON.stringify(what);
    if (logged.has(key)) return;
    if (logged.size >= CAPACITY) logged.clear();
    logged.add(key);
    log(what, message);
  };
}
