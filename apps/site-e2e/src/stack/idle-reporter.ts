import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { createActivityMeter } from './activity-meter.ts';

interface Measured {
  title: string;
  durationMs: number;
  idleMs: number;
}

const sampleMs = 250;
const shown = 30;

/** Prints the tests that waited longest: how much of their duration neither browser nor servers had anything to do. */
export default class IdleReporter implements Reporter {
  readonly #idleMs = new Map<TestResult, number>();
  readonly #measured: Measured[] = [];
  readonly #findActiveWorkers = createActivityMeter();
  #lastAt = performance.now();
  readonly #timer = setInterval(() => this.#sample(), sampleMs);

  onTestBegin(_test: TestCase, result: TestResult): void {
    this.#idleMs.set(result, 0);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , file = '', ...titles] = test.titlePath();
    const idleMs = this.#idleMs.get(result) ?? 0;
    this.#idleMs.delete(result);
    this.#measured.push({ title: `${file} ${titles.join(' › ')}`, durationMs: result.duration, idleMs });
  }

  onEnd(): void {
    clearInterval(this.#timer);
    const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);
    const byIdle = this.#measured.toSorted((one, other) => other.idleMs - one.idleMs);
    console.log('\nTests that waited longest\n   idle  whole  (seconds)');
    for (const { title, durationMs, idleMs } of byIdle.slice(0, shown))
      console.log(`${seconds(idleMs)}${seconds(durationMs)}  ${title}`);
  }

  #sample(): void {
    const now = performance.now();
    const active = this.#findActiveWorkers();
    for (const [result, idleMs] of this.#idleMs)
      if (!active.has(result.workerIndex)) this.#idleMs.set(result, idleMs + now - this.#lastAt);
    this.#lastAt = now;
  }
}
