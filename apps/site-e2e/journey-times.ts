import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Longest time of a journey of `npm test`, ms. */
const maxMs = 10_000;

/** Journeys that may take longer, by the beginning of their titles, with the reason. At most ten. */
const slowJourneys: Readonly<Record<string, string>> = {};

/** Programs that wait for each processor, above which a slow journey says nothing about the journey. */
const busyLoad = 3;

interface JourneyTime {
  project: string;
  file: string;
  title: string;
  status: TestResult['status'];
  ms: number;
  /** True where the machine had more to do than to run journeys. */
  isBusy: boolean;
}

/**
 * Writes the time of each test to `test-results/<project>.json`, and fails a run in which a journey of `npm test` takes
 * too long. On a machine that is busy with other programs that is only printed.
 */
export default class JourneyTimes implements Reporter {
  readonly #times: JourneyTime[] = [];
  #folder = '';

  onBegin(_config: unknown, suite: Suite): void {
    this.#folder = suite.suites[0]?.project()?.outputDir ?? 'test-results';
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    this.#times.push({
      project,
      file: relative(import.meta.dirname, test.location.file),
      title: titles.join(' › '),
      ...{ status, ms: duration },
      isBusy: (loadavg()[0] ?? 0) > busyLoad * availableParallelism(),
    });
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    for (const project of new Set(this.#times.map((time) => time.project))) {
      const times = this.#times.filter((time) => time.project === project);
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(join(this.#folder, `${project}.json`), JSON.stringify(times, undefined, 2));
    }
    const slow = this.#times.filter(({ project, ms }) => project === 'journeys' && ms > maxMs);
    const isKnown = ({ title }: JourneyTime) =>
      Object.keys(slowJourneys).some((known) => title.startsWith(known));
    const faults = slow.filter((time) => !time.isBusy && !isKnown(time));
    for (const time of slow) console.log(`${describe(time)}${faults.includes(time) ? '' : ' (not judged)'}`);
    return faults.length > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}

const describe = ({ file, title, ms }: JourneyTime) =>
  `A journey takes at most ${maxMs / 1000} s, this one took ${(ms / 1000).toFixed(1)} s: ${file} › ${title}`;
