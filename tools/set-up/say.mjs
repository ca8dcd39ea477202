const inColour = process.stdout.isTTY && !process.env['NO_COLOR'];

/**
 * @param {number} code
 * @param {string} text
 */
const painted = (code, text) => (inColour ? `\u001B[${code}m${text}\u001B[0m` : text);

/** @param {string} text */
export const green = (text) => painted(32, text);
/** @param {string} text */
export const red = (text) => painted(31, text);
/** @param {string} text */
export const faint = (text) => painted(2, text);
/** @param {string} text */
export const bold = (text) => painted(1, text);

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * One line per step: a mark, what it was about, what came of it.
 *
 * @param {boolean} well
 * @param {string} what
 * @param {string} outcome
 */
export function sayStep(well, what, outcome) {
  say(`${well ? green('✓') : red('✗')} ${what.padEnd(10)} ${outcome}`);
}

/** @param {number} since From `performance.now()`. */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
