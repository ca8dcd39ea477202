/** How many different things are remembered before it starts anew. */
const CAPACITY = 2_000;

/** Says each thing the first time it comes up: a page is rendered again every minute, its log line helps once. */
export function createSayOnce(
  say: (what: object, message: string) => void,
): (what: object, message: string) => void {
  const said = new Set<string>();
  return (what, message) => {
    const key = message + JSON.stringify(what);
    if (said.has(key)) return;
    if (said.size >= CAPACITY) said.clear();
    said.add(key);
    say(what, message);
  };
}
