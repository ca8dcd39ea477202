/** @typedef {import('./run-step.mjs').Result} Result */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./test-events.mjs').TestFailure} TestFailure */

/**
 * Creates a ledger of repeated runs: which tests failed, how often, and in which order of tests.
 */
export function createLedger() {
  /** @type {Map<string, { step: string, title: string, times: number, seeds: number[], message: string, repeat?: string }>} */
  const failures = new Map();
  /** @type {Map<string, { runs: number, tests: number, red: number }>} */
  const counts = new Map();
  return {
    /**
     * @param {Step} step
     * @param {TestFailure} failure
     * @param {number} seed
     */
    add({ name }, { title, message, repeat }, seed) {
      const key = `${name} ${title}`;
      const known = failures.get(key) ?? {
        step: name,
        title,
        times: 0,
        seeds: [],
        message,
        ...(repeat && { repeat }),
      };
      failures.set(key, { ...known, times: known.times + 1, seeds: [...known.seeds, seed] });
    },
    /**
     * @param {Step} step
     * @param {Result} result
     */
    count({ name }, { passed, failed }) {
      const known = counts.get(name) ?? { runs: 0, tests: 0, red: 0 };
      counts.set(name, {
        runs: known.runs + 1,
        tests: known.tests + passed + failed,
        red: known.red + (failed > 0 ? 1 : 0),
      });
    },
    toJSON: () => ({ steps: Object.fromEntries(counts), failures: [...failures.values()] }),
    /** Formats a line for each step, and one for each test that failed. */
    format() {
      const perStep = [...counts].map(
        ([name, { runs, tests, red }]) => `${name}: ${runs} runs, ${red} red; ${tests} tests`,
      );
      const perTest = [...failures.values()]
        .sort((a, b) => b.times - a.times)
        .map(({ step, title, times }) => `${times} of ${counts.get(step)?.runs ?? 0}  ${step}  ${title}`);
      return [...perStep, ...perTest];
    },
  };
}
