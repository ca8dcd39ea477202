const useColour = process.stdout.isTTY && !process.env['NO_COLOR'];

/**
 * @param {number} code
 * @param {string} text
 */
const coloured = (code, text) => (useColour ? `\u001B[${code}m${text}\u001B[0m` : text);

/** @param {string} text */
export const green = (text) => coloured(32, text);
/** @param {string} text */
export const red = (text) => coloured(31, text);
/** @param {string} text */
export const faint = (text) => coloured(2, text);
/** @param {string} text */
export const bold = (text) => coloured(1, text);

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints one line: a mark, the name of the step, its result.
 *
 * @param {boolean} ok
 * @param {string} what
 * @param {string} outcome
 */
export function printStep(ok, what, outcome) {
  print(`${ok ? green('✓') : red('✗')} ${what.padEnd(10)} ${outcome}`);
}

/** @param {number} since From `performance.now()`. */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
