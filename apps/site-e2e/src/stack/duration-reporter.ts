import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { createActivityMeter } from './activity-meter.ts';
import { longTests, maxLongTests, maxTestMs } from './long-tests.ts';

interface Times {
  /** Neither browser nor servers had anything to do. */
  idleMs: number;
  /** Processor time that they took. */
  processorMs: number;
  wholeMs: number;
}

interface Running extends Times {
  /** Fixtures start servers and stop them: that is not the test's own time. */
  hooks: number;
}

interface Ended extends Times {
  title: string;
}

const sampleMs = 200;
/** Processor time of a sample up to which nothing happens: timers and heartbeats take some. */
const maxIdleMs = 20;
const shown = 30;

/**
 * Fails a run with a test that takes longer than it may. With `JOURNEY_TIMES=on`, prints the tests that waited longest.
 * What other programs take does not count: a busy machine is no fault of a test.
 */
export default class DurationReporter implements Reporter {
  readonly #running = new Map<TestResult, Running>();
  readonly #ended: Ended[] = [];
  readonly #readActivities = createActivityMeter();
  #lastAt = performance.now();
  readonly #timer = setInterval(() => this.#sample(), sampleMs);

  onTestBegin(_test: TestCase, result: TestResult): void {
    this.#running.set(result, { idleMs: 0, processorMs: 0, wholeMs: 0, hooks: 0 });
  }

  onStepBegin(_test: TestCase, result: TestResult, step: TestStep): void {
    this.#countHook(result, step, 1);
  }

  onStepEnd(_test: TestCase, result: TestResult, step: TestStep): void {
    this.#countHook(result, step, -1);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const times = this.#running.get(result);
    if (!times) return;
    this.#running.delete(result);
    const [, , file = '', ...titles] = test.titlePath();
    this.#ended.push({ ...times, title: `${file} › ${titles.join(' › ')}` });
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    clearInterval(this.#timer);
    if (process.env['JOURNEY_TIMES']) this.#print();
    if (longTests.length > maxLongTests) throw new Error(`More than ${maxLongTests} tests may take long`);
    const long = this.#ended.filter((ended) => getOwnMs(ended) > maxTestMs && !isAllowed(ended));
    for (const ended of long)
      console.log(`Takes ${toSeconds(getOwnMs(ended))} s, longer than a test may: ${ended.title}`);
    return long.length > 0 ? { status: 'failed' } : {};
  }

  #print(): void {
    const print = ({ idleMs, processorMs, wholeMs, title }: Ended) =>
      console.log(`${[idleMs, processorMs, wholeMs].map(toSeconds).join('')}  ${title}`);
    const all = { idleMs: 0, processorMs: 0, wholeMs: 0, title: 'all' };
    for (const { idleMs, processorMs, wholeMs } of this.#ended) {
      all.idleMs += idleMs;
      all.processorMs += processorMs;
      all.wholeMs += wholeMs;
    }
    const byIdle = this.#ended.toSorted((one, other) => other.idleMs - one.idleMs);
    console.log('\nTests that waited longest (seconds)\n   idle   busy  whole');
    for (const ended of byIdle.slice(0, shown)) print(ended);
    console.log('Tests that took longest');
    const byOwn = this.#ended.toSorted((one, other) => getOwnMs(other) - getOwnMs(one));
    for (const ended of byOwn.slice(0, shown)) print(ended);
    print(all);
  }

  #countHook(result: TestResult, { category, parent }: TestStep, change: number): void {
    const times = this.#running.get(result);
    if (times && category === 'hook' && !parent) times.hooks += change;
  }

  #sample(): void {
    const now = performance.now();
    const activities = this.#readActivities();
    for (const [{ workerIndex }, times] of this.#running) {
      const activity = activities.get(workerIndex);
      if (!activity || times.hooks > 0) continue;
      const { processorMs, isRunnable } = activity;
      times.wholeMs += now - this.#lastAt;
      times.processorMs += processorMs;
      if (!isRunnable && processorMs <= maxIdleMs) times.idleMs += now - this.#lastAt;
    }
    this.#lastAt = now;
  }
}

const toSeconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);

/** Time that a test would take without other programs, ms. */
const getOwnMs = ({ idleMs, processorMs, wholeMs }: Times) => Math.min(wholeMs, idleMs + processorMs);

const isAllowed = ({ title }: Ended) => longTests.some(({ test }) => title.includes(test));
