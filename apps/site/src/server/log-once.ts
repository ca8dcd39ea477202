/** How many different messages are remembered before it starts again. */
const CAPACITY = 2_000;

/** Logs each thing only the first time: a page is rendered again every minute. */
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
