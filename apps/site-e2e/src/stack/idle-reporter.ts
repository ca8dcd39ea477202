import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { createActivityMeter } from './activity-meter.ts';

interface Times {
  idleMs: number;
  processorMs: number;
}

interface Ended extends Times {
  title: string;
  durationMs: number;
}

const sampleMs = 100;
/** Processor time of a sample up to which nothing happens: timers and heartbeats take some. */
const maxIdleMs = 10;
const shown = 30;

/**
 * Prints the tests that waited longest: how much of their duration neither browser nor servers had anything to do, and
 * the processor time that they took.
 */
export default class IdleReporter implements Reporter {
  readonly #running = new Map<TestResult, Times>();
  readonly #ended: Ended[] = [];
  readonly #readActivities = createActivityMeter();
  #lastAt = performance.now();
  readonly #timer = setInterval(() => this.#sample(), sampleMs);

  onTestBegin(_test: TestCase, result: TestResult): void {
    this.#running.set(result, { idleMs: 0, processorMs: 0 });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const times = this.#running.get(result);
    if (!times) return;
    this.#running.delete(result);
    const [, , file = '', ...titles] = test.titlePath();
    this.#ended.push({ ...times, title: `${file} ${titles.join(' › ')}`, durationMs: result.duration });
  }

  onEnd(): void {
    clearInterval(this.#timer);
    const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);
    const print = ({ idleMs, processorMs, durationMs, title }: Ended) =>
      console.log(`${seconds(idleMs)}${seconds(processorMs)}${seconds(durationMs)}  ${title}`);
    const all = { idleMs: 0, processorMs: 0, durationMs: 0, title: 'all' };
    for (const { idleMs, processorMs, durationMs } of this.#ended) {
      all.idleMs += idleMs;
      all.processorMs += processorMs;
      all.durationMs += durationMs;
    }
    const byIdle = this.#ended.toSorted((one, other) => other.idleMs - one.idleMs);
    console.log('\nTests that waited longest (seconds)\n   idle   busy  whole');
    for (const ended of byIdle.slice(0, shown)) print(ended);
    print(all);
  }

  #sample(): void {
    const now = performance.now();
    const activities = this.#readActivities();
    for (const [result, times] of this.#running) {
      const { processorMs, isRunnable } = activities.get(result.workerIndex) ?? noActivity;
      times.processorMs += processorMs;
      if (!isRunnable && processorMs <= maxIdleMs) times.idleMs += now - this.#lastAt;
    }
    this.#lastAt = now;
  }
}

const noActivity = { processorMs: 0, isRunnable: false };
