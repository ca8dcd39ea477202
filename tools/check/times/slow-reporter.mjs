import { join, relative } from 'node:path';
import { slowTests } from '../../../config/slow-tests.ts';
import { recordRun } from './record-run.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('vitest/node').TestModule} TestModule */

const root = join(import.meta.dirname, '../../..');
const limitMs = 10_000;

/**
 * Reporter of Vitest that fails the run if a test takes longer than ten seconds and is not on the list of slow tests. The
 * time during which other programs use the processors does not count.
 *
 * @implements {Reporter}
 */
export default class SlowReporter {
  /** @type {ReturnType<typeof recordRun> | undefined} */
  #run;

  onTestRunStart() {
    this.#run = recordRun({ sampleMs: 500 });
  }

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const run = this.#run;
    if (!run) return;
    run.stop();
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => (test.diagnostic()?.duration ?? 0) > limitMs)
      .map((test) => ({
        file: relative(root, test.module.moduleId),
        name: test.fullName,
        ms: run.measureTest(test).own,
      }));
    const problems = findSlowTests(tests, slowTests);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}

/**
 * Finds tests over the limit that are not on the list.
 *
 * @param {readonly { file: string, name: string, ms: number }[]} tests
 * @param {Readonly<Record<string, string>>} allowed Reasons by file.
 * @returns {string[]} One line for each.
 */
export function findSlowTests(tests, allowed) {
  return tests
    .filter(({ file, ms }) => ms > limitMs && !Object.hasOwn(allowed, file))
    .map(
      ({ file, name, ms }) =>
        `Too slow, ${(ms / 1000).toFixed(1)} s: ${file} › ${name}. Make it faster, or run it in test:all alone (*.thorough.test.ts).`,
    );
}
