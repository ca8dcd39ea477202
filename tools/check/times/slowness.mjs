import { measureRound } from '../calibrating-loop.mjs';

/** Duration of the calibrating loop on a quiet machine of continuous integration, seconds. */
const quietLoopSeconds = 0.09;
const sampleMs = 5_000;

/**
 * Starts to measure how slow the machine is while tests run; `stop` says how many times as long as on a quiet machine the
 * calibrating loop took.
 */
export function recordSlowness() {
  /** @type {number[]} */
  const samples = [];
  const timer = setInterval(() => samples.push(measureRound()), sampleMs).unref();
  return {
    stop() {
      clearInterval(timer);
      return computeSlowness(samples);
    },
  };
}

/**
 * Computes from durations of the calibrating loop how many times as long as on a quiet machine work takes: by their median,
 * and never below 1.
 *
 * @param {readonly number[]} loops Seconds.
 */
export function computeSlowness(loops) {
  const median = [...loops].sort((one, other) => one - other)[Math.floor(loops.length / 2)];
  return Math.max(1, (median ?? 0) / quietLoopSeconds);
}
