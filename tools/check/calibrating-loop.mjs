import { readQueuedMs } from './times/process-tree.mjs';

const rounds = 5;
const steps = 20_000_000;

/**
 * Measures a fixed piece of work on one processor, in seconds: the shortest of a few rounds. Durations divided by it can be
 * compared between machines.
 */
export function measureLoop() {
  return Math.min(...Array.from({ length: rounds }, measureRound));
}

/** Measures the work once, in seconds, without the time for which its thread waited for a processor. */
export function measureRound() {
  const queuedBefore = readQueuedMs();
  const since = performance.now();
  let state = 1;
  for (let step = 0; step < steps; step += 1) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step;
  if (state === 0) throw new Error('The loop was left out');
  return (performance.now() - since - (readQueuedMs() - queuedBefore)) / 1000;
}
