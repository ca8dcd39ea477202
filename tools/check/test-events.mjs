/**
 * @typedef {object} TestFile A finished file of tests.
 * @property {'file'} kind
 * @property {string} file From the workspace's folder.
 * @property {number} passed
 * @property {number} failed Includes tests that were skipped or did not run.
 * @property {number} seconds
 */

/**
 * @typedef {object} TestFailure
 * @property {'failure'} kind
 * @property {string} title
 * @property {string} message
 * @property {string} [repeat] The command that repeats this test alone.
 * @property {string[]} [attachments] Files to look at: a picture, a trace.
 */

/** @typedef {{ kind: 'start', files: number } | TestFile | TestFailure} TestEvent */

const mark = 'guildhall-test ';

/**
 * Reports from a test runner to the command that started it, as a line of its output.
 *
 * @param {TestEvent} event
 */
export function sendTestEvent(event) {
  process.stdout.write(`\n${mark}${JSON.stringify(event)}\n`);
}

/**
 * Reads an event from a line of output, if it is one.
 *
 * @param {string} line
 * @returns {TestEvent | undefined}
 */
export function readTestEvent(line) {
  return line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : undefined;
}
