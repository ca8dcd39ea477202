import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';
import { createRecordingsFolder } from './journey-coverage.mjs';
import { createTemporaryFolder } from './temporary-folder.mjs';
import { describeProcesses } from './times/process-tree.mjs';
import { readTestEvent } from './test-events.mjs';

/** @typedef {ReturnType<typeof import('../../libs/cli/src/processes/supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./test-events.mjs').TestFile} TestFile */
/** @typedef {import('./test-events.mjs').TestFailure} TestFailure */

/**
 * @typedef {object} Result
 * @property {Step} step
 * @property {number} passed Number of tests, or 1 for a check.
 * @property {number} failed
 * @property {number} seconds
 * @property {string} note
 * @property {string[]} lines Output.
 * @property {TestFile[]} files
 */

/**
 * @typedef {object} Progress
 * @property {number} files Files of tests; 0 until they are known.
 * @property {number} finished
 */

/** Time after which a program that has printed nothing will not end by itself, ms. */
const silenceMs = 10 * 60_000;
/** Of the random tests of a thorough run, so that each failure can say how to repeat it. */
const seed = process.env['TEST_SEED'] ?? String(randomInt(1, 2 ** 31));

/**
 * Runs the programs of a step, one after another until one fails, and writes their output to `test-results/`, with the
 * counts and seconds of each file of tests.
 *
 * @param {Step} step
 * @param {object} run
 * @param {Supervisor} run.supervisor
 * @param {import('./steps.mjs').Scope} run.scope
 * @param {(progress: Progress) => void} run.onProgress
 * @param {(failure: TestFailure) => void} run.onFailure Called at once with each failed test.
 * @returns {Promise<Result>}
 */
export async function runStep(step, { supervisor, scope, onProgress, onFailure }) {
  const since = performance.now();
  const temporary = createTemporaryFolder();
  // A run that is stopped leaves nothing behind.
  process.once('exit', temporary.remove);
  /** @type {string[]} */
  const lines = [];
  /** @type {TestFile[]} */
  const files = [];
  let count = 0;
  let code = 0;
  const env = {
    TMPDIR: temporary.path,
    ...(scope.isThorough && { TEST_THOROUGH: 'on', TEST_SEED: seed }),
    ...(scope.showsWaits && { TEST_WAITS: 'on' }),
    ...(step.recordsCoverage && scope.isThorough && { JOURNEY_COVERAGE: createRecordingsFolder(root) }),
  };
  /** @param {string} line */
  const onLine = (line) => {
    const event = readTestEvent(line);
    if (!event) lines.push(line);
    if (event?.kind === 'start') count += event.files;
    if (event?.kind === 'file') files.push(event);
    if (event?.kind === 'failure') onFailure(event);
    if (event) onProgress({ files: count, finished: files.length });
  };
  const programs = step.programs(scope);
  for (const words of programs) {
    if (code !== 0) break;
    const run = () => runUntilSilent(supervisor, { words, cwd: root, env, onLine });
    code = await run();
    // Bundlers can deadlock on few processors (issue 10102 of rolldown/rolldown). Tests are never repeated.
    if (code === silent && !step.hasTests) code = await run();
  }
  const leftovers = temporary.takeLeftovers();
  process.off('exit', temporary.remove);
  temporary.remove();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', `${step.name}.log`), `${lines.join('\n')}\n`);
  if (step.hasTests)
    writeFileSync(join(root, 'test-results', `${step.name}.json`), `${JSON.stringify(files, null, 2)}\n`);
  const seconds = (performance.now() - since) / 1000;
  const isWhole = !scope.folders && !scope.journeys;
  return classify(step, { code, lines, files, seconds, isWhole, isEmpty: programs.length === 0, leftovers });
}

/** Stands for the exit code of a program that stopped printing. */
const silent = -1;

/**
 * Runs a program. If it prints nothing for too long, it is killed, and the processes that were left are printed.
 *
 * @param {Supervisor} supervisor
 * @param {Required<Omit<import('../../libs/cli/src/processes/supervisor.mjs').Program, 'env'>> & { env: Record<string, string | undefined> }} program
 * @returns {Promise<number>} Its exit code, or `silent`.
 */
export async function runUntilSilent(supervisor, { onLine, ...program }) {
  let isSilent = false;
  const { pid, exited, kill } = supervisor.start({
    ...program,
    onLine(line, stream) {
      timer.refresh();
      onLine(line, stream);
    },
  });
  const timer = setTimeout(() => {
    isSilent = true;
    const minutes = silenceMs / 60_000;
    const lines = [`Nothing was printed for ${minutes} minutes: ended. What ran:`, ...describeProcesses(pid)];
    for (const line of lines) onLine(line, 'stderr');
    kill();
  }, silenceMs);
  const code = await exited;
  clearTimeout(timer);
  return isSilent ? silent : code;
}

/**
 * Computes the result of a step. It also fails if tests are missing although everything was checked, or if it left files
 * in its temporary folder.
 *
 * @param {Step} step
 * @param {{ code: number, lines: string[], files: TestFile[], seconds: number, isWhole: boolean, isEmpty: boolean, leftovers: string[] }} outcome
 * @returns {Result}
 */
export function classify(step, { code, lines, files, seconds, isWhole, isEmpty, leftovers }) {
  const counts = {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failed }) => sum + failed, 0),
  };
  const isUntested = Boolean(step.hasTests) && isWhole && counts.passed + counts.failed === 0;
  const isWrong = code !== 0 || isUntested || leftovers.length > 0;
  const failed = counts.failed || (isWrong ? 1 : 0);
  const note = [
    files.length > 0 ? `${counts.passed} tests passed in ${files.length} files` : '',
    counts.failed > 0 ? `${counts.failed} failed` : '',
    isEmpty ? 'nothing to check' : '',
    isUntested ? 'no tests found' : '',
    leftovers.length > 0 ? `files left in the temporary folder: ${leftovers.slice(0, 10).join(', ')}` : '',
  ];
  return {
    step,
    passed: counts.passed || (failed === 0 && !isEmpty ? 1 : 0),
    failed,
    seconds,
    note: note.filter(Boolean).join('; '),
    lines,
    files,
  };
}

/**
 * Creates the result of a step that cannot run.
 *
 * @param {Step} step
 * @param {string} reason
 * @returns {Result}
 */
export function createSkippedResult(step, reason) {
  return { step, passed: 0, failed: 1, seconds: 0, lines: [], files: [], note: `not run, because ${reason}` };
}
