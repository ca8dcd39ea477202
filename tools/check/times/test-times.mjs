import { slowTests } from '../../../config/slow-tests.ts';

/**
 * @typedef {object} TestTime
 * @property {string} name Its file and title.
 * @property {number} ms
 * @property {number} idle Time during which nothing ran or was ready to run, ms.
 * @property {number} own Time that it would have taken without other programs, ms.
 */

const limitMs = 10_000;
/**
 * Pages and programs take up to 1.8 times as long as the calibrating loop says on machines that are slower than this: a test
 * there fails the run only beyond doubt.
 */
const slowMachine = { slowness: 1.25, doubt: 2 };
const rows = 30;

/** @param {number} ms */
const toSeconds = (ms) => (ms / 1000).toFixed(1);

/**
 * Finds tests that take longer than ten seconds and are not on the list. What other programs take does not count, and a slow
 * machine gives more time: it is no fault of a test.
 *
 * @param {readonly TestTime[]} tests
 * @param {number} slowness As `recordSlowness` measured it.
 * @param {Readonly<Record<string, string>>} [allowed] Reasons by a part of the name.
 * @returns {string[]} A sentence for each.
 */
export function findSlowTests(tests, slowness, allowed = slowTests) {
  const limit = limitMs * slowness * (slowness > slowMachine.slowness ? slowMachine.doubt : 1);
  const isAllowed = (/** @type {string} */ name) => Object.keys(allowed).some((part) => name.includes(part));
  return tests
    .filter(({ name, own }) => own > limit && !isAllowed(name))
    .map(
      ({ name, own }) =>
        `${name} takes ${toSeconds(own)} s, longer than the ${toSeconds(limit)} s that a test may on this machine now (config/slow-tests.ts).`,
    );
}

/**
 * Formats the tests during which nothing happened for longest.
 *
 * @param {readonly TestTime[]} tests
 */
export function formatWaits(tests) {
  const worst = [...tests].sort((one, other) => other.idle - one.idle).slice(0, rows);
  const total = tests.reduce((sum, { idle }) => sum + idle, 0);
  return [
    `Nothing happened for ${toSeconds(total)} s of the tests' time.`,
    ' idle s   all s  test',
    ...worst.map(
      ({ idle, ms, name }) => `${toSeconds(idle).padStart(7)} ${toSeconds(ms).padStart(7)}  ${name}`,
    ),
  ].join('\n');
}
