import { createTreeMeter } from './process-tree.mjs';
import { createTimeline } from './timeline.mjs';

/** @typedef {import('vitest/node').TestCase} TestCase */

/**
 * Starts to record what this process and its workers use; `stop` ends it.
 *
 * @param {{ sampleMs: number }} options A sample takes some milliseconds.
 */
export function recordRun({ sampleMs }) {
  const meter = createTreeMeter(process.pid);
  const timeline = createTimeline();
  const startedAt = Date.now();
  const sample = () => timeline.add(Date.now(), meter.read());
  sample();
  const timer = setInterval(sample, sampleMs).unref();
  return {
    measure: timeline.measure,
    /** @param {TestCase} test */
    measureTest(test) {
      const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
      return timeline.measure(startTime, startTime + duration);
    },
    stop() {
      clearInterval(timer);
      sample();
      return timeline.measure(startedAt, Date.now());
    },
  };
}
