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
 * Formats the line of a finished step: a mark, its name, its result.
 *
 * @param {boolean} ok
 * @param {string} what
 * @param {string} outcome
 */
export function formatStep(ok, what, outcome) {
  return `${ok ? green('✓') : red('✗')} ${what.padEnd(10)} ${outcome}`;
}

/**
 * Prints the line of a finished step.
 *
 * @param {Parameters<typeof formatStep>} step
 */
export function printStep(...step) {
  print(formatStep(...step));
}

/** @param {number} since From `performance.now()`. */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
