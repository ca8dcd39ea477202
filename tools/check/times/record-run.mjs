import { createTreeMeter } from './process-tree.mjs';
import { createTimeline } from './timeline.mjs';

/** A sample takes some milliseconds. */
const sampleMs = 250;

/**
 * Starts to record what a process and everything that it started use; `stop` ends it.
 *
 * @param {number} pid
 */
export function recordRun(pid) {
  const meter = createTreeMeter(pid);
  const timeline = createTimeline();
  const startedAt = Date.now();
  const sample = () => timeline.add(Date.now(), meter.read());
  sample();
  const timer = setInterval(sample, sampleMs).unref();
  return {
    measure: timeline.measure,
    stop() {
      clearInterval(timer);
      sample();
      return timeline.measure(startedAt, Date.now());
    },
  };
}
