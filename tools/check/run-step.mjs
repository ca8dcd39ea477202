import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nx, root } from '../set-up/workspace.mjs';
import { countCached, countTests } from './counts.mjs';

/** @typedef {ReturnType<typeof import('../processes/supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./temporary-folder.mjs').TemporaryFolder} TemporaryFolder */

/**
 * @typedef {object} Result
 * @property {Step} step
 * @property {number} passed Number of tests, or 1 for a check.
 * @property {number} failed
 * @property {number} seconds
 * @property {string} note
 * @property {string[]} lines Output.
 */

/**
 * Returns Node's arguments for a step.
 *
 * @param {Step} step
 * @param {string | undefined} base Commit since which projects must have changed.
 */
export function toNodeArguments({ program = [], target }, base) {
  if (!target) return program;
  const which = base ? ['affected', `--base=${base}`] : ['run-many'];
  return [nx, ...which, '-t', target, '--outputStyle=static'];
}

/**
 * Runs a step and writes its output to `test-results/`.
 *
 * @param {{ supervisor: Supervisor, temporary: TemporaryFolder }} run
 * @param {Step} step
 * @param {string | undefined} base
 * @returns {Promise<Result>}
 */
export async function runStep({ supervisor, temporary }, step, base) {
  const since = performance.now();
  /** @type {string[]} */
  const lines = [];
  const { exited } = supervisor.start({
    words: toNodeArguments(step, base),
    cwd: root,
    env: { TMPDIR: temporary.path },
    onLine: (line) => lines.push(line),
  });
  const code = await exited;
  const leftovers = temporary.takeLeftovers();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', `${step.name}.log`), `${lines.join('\n')}\n`);
  const seconds = (performance.now() - since) / 1000;
  return classify(step, { code, lines, seconds, everything: !base, leftovers });
}

/**
 * Computes the result of a step. It also fails if tests are missing although everything was checked, or if it left files
 * in the temporary folder.
 *
 * @param {Step} step
 * @param {{ code: number, lines: string[], seconds: number, everything: boolean, leftovers?: string[] }} outcome
 * @returns {Result}
 */
export function classify(step, { code, lines, seconds, everything, leftovers = [] }) {
  const counts = step.hasTests ? countTests(lines) : { passed: 0, failed: 0 };
  const counted = counts.passed + counts.failed > 0;
  const untested = Boolean(step.hasTests) && everything && !counted;
  const failed = counts.failed || (code !== 0 || untested || leftovers.length > 0 ? 1 : 0);
  const passed = counts.passed || (failed === 0 ? 1 : 0);
  const cache = countCached(lines);
  const note = [
    counted ? `${counts.passed} tests passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}` : '',
    untested ? 'no tests found' : '',
    leftovers.length > 0 ? `files left in the temporary folder: ${leftovers.join(', ')}` : '',
    cache ? `${cache.cached} of ${cache.all} tasks cached` : '',
  ];
  return { step, passed, failed, seconds, lines, note: note.filter(Boolean).join('; ') };
}

/**
 * Creates the result of a step that cannot run.
 *
 * @param {Step} step
 * @returns {Result}
 */
export function createSkippedResult(step) {
  return { step, passed: 0, failed: 1, seconds: 0, lines: [], note: `not run, because ${step.after} failed` };
}
