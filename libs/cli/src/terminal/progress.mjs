import { print, secondsSince } from './print.mjs';

/** Time between two lines of a long step, ms: logs without a terminal show that it is still running. */
const lineEveryMs = 10_000;

/**
 * Runs a long step. Prints a line at its start and one every ten seconds; the caller prints its result.
 *
 * @template T
 * @param {{ name: string, text: string, describe?: () => string, everyMs?: number }} step `describe` returns how far the
 * step is.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress({ name, text, describe = () => text, everyMs = lineEveryMs }, work) {
  const since = performance.now();
  const start = `  ${name.padEnd(10)}`;
  print(`${start} ${text} …`);
  const timer = setInterval(() => print(`${start} ${describe()} … (${secondsSince(since)})`), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
