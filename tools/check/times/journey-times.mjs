import { findChildren } from './process-tree.mjs';
import { recordRun } from './record-run.mjs';

/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */
/** @typedef {import('@playwright/test/reporter').TestStep} TestStep */
/** @typedef {import('./test-times.mjs').TestTime} TestTime */

/**
 * Records what the tests of Playwright take in their bodies: fixtures start servers and stop them, which is not a test's own
 * time. Each worker is recorded with its browser and its servers, so that tests beside each other are told apart.
 */
export function createJourneyTimes() {
  /** @type {Map<number, ReturnType<typeof recordRun>>} */
  const workers = new Map();
  /** @type {Map<TestResult, { hooks: number, since: number, spans: [number, number][] }>} */
  const bodies = new Map();
  /** @type {TestTime[]} */
  const times = [];

  /**
   * Finds the recording of a worker, which begins with its first test. Playwright numbers its workers in the order in which
   * it starts them, and has no other children.
   *
   * @param {TestResult} result
   */
  function findWorker({ workerIndex }) {
    for (const pid of findChildren(process.pid)) if (!workers.has(pid)) workers.set(pid, recordRun(pid));
    return [...workers.values()][workerIndex];
  }

  return {
    /** @param {TestResult} result */
    begin(result) {
      findWorker(result);
      bodies.set(result, { hooks: 0, since: Date.now(), spans: [] });
    },

    /**
     * @param {TestResult} result
     * @param {TestStep} step
     * @param {1 | -1} change 1 at its begin, -1 at its end.
     */
    step(result, { category, parent }, change) {
      const body = bodies.get(result);
      if (!body || category !== 'hook' || parent) return;
      if (body.hooks === 0) body.spans.push([body.since, Date.now()]);
      body.hooks += change;
      body.since = Date.now();
    },

    /**
     * @param {TestResult} result
     * @param {string} name
     */
    end(result, name) {
      const body = bodies.get(result);
      const worker = findWorker(result);
      bodies.delete(result);
      if (!body || !worker) return;
      if (body.hooks === 0) body.spans.push([body.since, Date.now()]);
      const parts = body.spans.map(([from, to]) => worker.measure(from, to));
      const sum = (/** @type {'ms' | 'idle' | 'own'} */ key) =>
        parts.reduce((all, part) => all + part[key], 0);
      times.push({ name, ms: sum('ms'), idle: sum('idle'), own: sum('own') });
    },

    stop() {
      for (const worker of workers.values()) worker.stop();
      return times;
    },
  };
}
