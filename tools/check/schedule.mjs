import { createSkippedResult } from './run-step.mjs';

/** @typedef {import('./run-step.mjs').Result} Result */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs steps beside each other, as many as there are processors for, in their order. A failed step does not stop the
 * others, except those that come after it.
 *
 * @param {readonly Step[]} steps
 * @param {number} processors
 * @param {(step: Step) => Promise<Result>} run
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, processors, run) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const isChosen = (/** @type {string | undefined} */ name) => steps.some((step) => step.name === name);
  const find = (/** @type {string | undefined} */ name) => results.find(({ step }) => step.name === name);
  const canStart = (/** @type {Step} */ { after, processors: needed = 1 }) => {
    const busy = [...running.keys()].reduce((sum, step) => sum + (step.processors ?? 1), 0);
    return (!isChosen(after) || find(after) !== undefined) && (busy === 0 || busy + needed <= processors);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(canStart);
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    if ((find(next.after)?.failed ?? 0) > 0) {
      results.push(createSkippedResult(next, `${next.after} failed`));
      continue;
    }
    const done = run(next).then((result) => {
      results.push(result);
      running.delete(next);
    });
    running.set(next, done);
  }
  return results;
}
