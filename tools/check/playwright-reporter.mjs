import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../set-up/workspace.mjs';
import { sendTestEvent } from './test-events.mjs';
import { createJourneyTimes } from './times/journey-times.mjs';
import { recordSlowness } from './times/slowness.mjs';
import { findSlowTests, formatWaits } from './times/test-times.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */

const maxMessageLines = 40;

/** Reports finished files, failed tests and tests that take too long to `npm test`. */
export default class RunReporter {
  /** @type {Map<string, { left: number, passed: number, failed: number, seconds: number }>} */
  #files = new Map();
  #config = '';
  #times = createJourneyTimes();
  #slowness = recordSlowness();

  /**
   * @param {import('@playwright/test/reporter').FullConfig} config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin({ configFile = '' }, suite) {
    this.#config = relative(root, configFile);
    for (const test of suite.allTests()) {
      const file = toPath(test);
      const known = this.#files.get(file) ?? { left: 0, passed: 0, failed: 0, seconds: 0 };
      this.#files.set(file, { ...known, left: known.left + 1 });
    }
    sendTestEvent({ kind: 'start', files: this.#files.size });
  }

  /**
   * @param {TestCase} _test
   * @param {TestResult} result
   */
  onTestBegin(_test, result) {
    this.#times.begin(result);
  }

  /**
   * @param {TestCase} _test
   * @param {TestResult} result
   * @param {import('@playwright/test/reporter').TestStep} step
   */
  onStepBegin(_test, result, step) {
    this.#times.step(result, step, 1);
  }

  /**
   * @param {TestCase} _test
   * @param {TestResult} result
   * @param {import('@playwright/test/reporter').TestStep} step
   */
  onStepEnd(_test, result, step) {
    this.#times.step(result, step, -1);
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, result) {
    this.#times.end(result, `${toPath(test)} › ${test.title}`);
    const file = toPath(test);
    const counts = this.#files.get(file);
    if (!counts) return;
    const isPassed = test.outcome() === 'expected' && result.status !== 'skipped';
    counts.left -= 1;
    counts.seconds += result.duration / 1000;
    counts[isPassed ? 'passed' : 'failed'] += 1;
    if (!isPassed) reportFailure(test, result, this.#config);
    if (counts.left === 0) this.#report(file);
  }

  /** @param {{ message?: string }} error */
  onError({ message = '' }) {
    sendTestEvent({ kind: 'failure', title: 'outside of any test', message: shorten(message) });
  }

  /** @returns {{ status?: 'failed' }} */
  onEnd() {
    const times = this.#times.stop();
    if (process.env['TEST_WAITS']) console.log(formatWaits(times));
    const slow = findSlowTests(times, this.#slowness.stop());
    for (const message of slow) sendTestEvent({ kind: 'failure', title: 'a slow test', message });
    for (const [file, counts] of this.#files) {
      if (counts.left === 0) continue;
      counts.failed += counts.left;
      sendTestEvent({ kind: 'failure', title: file, message: `${counts.left} tests did not run.` });
      this.#report(file);
    }
    return slow.length > 0 ? { status: 'failed' } : {};
  }

  /** @param {string} file */
  #report(file) {
    const { passed = 0, failed = 0, seconds = 0 } = this.#files.get(file) ?? {};
    sendTestEvent({ kind: 'file', file, passed, failed, seconds });
  }
}

/** @param {TestCase} test */
const toPath = (test) => relative(root, test.location.file);

/**
 * @param {TestCase} test
 * @param {TestResult} result
 * @param {string} config
 */
function reportFailure(test, { errors, status, attachments }, config) {
  const message = errors.map(({ message: text = '' }) => text).join('\n') || `This test was ${status}.`;
  sendTestEvent({
    kind: 'failure',
    title: test.titlePath().filter(Boolean).join(' › '),
    message: shorten(message),
    repeat: `npx playwright test --config ${config} ${toPath(test)}:${test.location.line}`,
    attachments: attachments.flatMap(({ path }) => path ?? []).map((path) => relative(root, path)),
  });
}

/** @param {string} text */
function shorten(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, maxMessageLines).join('\n');
}
