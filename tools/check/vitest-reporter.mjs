import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../set-up/workspace.mjs';
import { sendTestEvent } from './test-events.mjs';
import { recordRun } from './times/record-run.mjs';
import { recordSlowness } from './times/slowness.mjs';
import { findSlowTests, formatWaits } from './times/test-times.mjs';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

const maxMessageLines = 25;

/** Reports finished files, failed tests and tests that take too long to `npm test`. */
export default class RunReporter {
  #recording = recordRun(process.pid);
  #slowness = recordSlowness();

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    sendTestEvent({ kind: 'start', files: specifications.length });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') return;
    const message = state === 'failed' ? formatErrors(errors) : 'This test was skipped.';
    sendTestEvent({ kind: 'failure', title: test.fullName, message, repeat: formatRepeat(test) });
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const errors = module.errors();
    const file = toPath(module);
    if (errors.length > 0)
      sendTestEvent({
        kind: 'failure',
        title: file,
        message: formatErrors(errors),
        repeat: formatCommand(module),
      });
    sendTestEvent({
      kind: 'file',
      file,
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state !== 'passed').length + (errors.length > 0 ? 1 : 0),
      seconds: module.diagnostic().duration / 1000,
    });
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(modules, errors) {
    this.#reportTimes(modules);
    for (const error of errors)
      sendTestEvent({ kind: 'failure', title: 'outside of any test', message: formatErrors([error]) });
  }

  /** @param {readonly TestModule[]} modules */
  #reportTimes(modules) {
    this.#recording.stop();
    const slowness = this.#slowness.stop();
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
        const name = `${toPath(module)} › ${test.fullName}`;
        return { name, ...this.#recording.measure(startTime, startTime + duration) };
      }),
    );
    if (process.env['TEST_WAITS']) console.log(formatWaits(tests));
    // Thorough tests are as long as what they try.
    const slow = process.env['TEST_THOROUGH'] ? [] : findSlowTests(tests, slowness);
    for (const message of slow) sendTestEvent({ kind: 'failure', title: 'a slow test', message });
    if (slow.length > 0) process.exitCode = 1;
  }
}

/** @param {TestModule} module */
const toPath = (module) => relative(root, module.moduleId);

/** @param {TestModule} module */
function formatCommand(module) {
  const config = module.project.name.startsWith('stories') ? ' --config .storybook/vitest.config.ts' : '';
  // A random case comes again with its seed only, which `run-step.mjs` sets.
  const { TEST_THOROUGH, TEST_SEED } = process.env;
  const thorough = TEST_THOROUGH ? `TEST_THOROUGH=on TEST_SEED=${TEST_SEED} ` : '';
  return `${thorough}npx vitest run${config} ${toPath(module)}`;
}

/** @param {TestCase} test */
function formatRepeat(test) {
  return `${formatCommand(test.module)} -t ${JSON.stringify(test.name)}`;
}

/** @param {readonly { message: string, cause?: unknown, diff?: string, stack?: string }[] | undefined} errors */
function formatErrors(errors = []) {
  const text = errors
    .map(({ message, cause, diff, stack }) =>
      [message, formatCause(cause), diff, findPlace(stack)].filter(Boolean).join('\n'),
    )
    .join('\n');
  return stripVTControlCharacters(text).split('\n').slice(0, maxMessageLines).join('\n');
}

/** @param {unknown} cause */
function formatCause(cause) {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return undefined;
  const { message, stack } = /** @type {{ message: unknown, stack?: string }} */ (cause);
  return [`Caused by: ${String(message)}`, findPlace(stack)].filter(Boolean).join('\n');
}

/** @param {string | undefined} stack */
function findPlace(stack = '') {
  return stack
    .split('\n')
    .find((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
    ?.trim();
}
