import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { isProgram, providePrograms } from './programs.mjs';
import { withProgress } from '../../libs/cli/src/terminal/progress.mjs';

/** This machine. Its commands report their progress; apt-get does not prompt. */
export const machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: isProgram,
  /** @type {import('./programs.mjs').Machine['run']} */
  run: (command, words) =>
    withProgress({ name: command, text: words.join(' ') }, () => start(command, words)),
  pause: (/** @type {number} */ ms) => setTimeout(ms),
};

/**
 * Provides programs.
 *
 * @throws Error that says what to do, if one cannot be had
 *
 * @param {readonly import('./programs.mjs').ProgramName[]} names
 */
export async function requirePrograms(names) {
  const { problem } = await providePrograms(machine, names);
  if (problem) throw new Error(problem);
}

/** @type {import('./programs.mjs').Machine['run']} */
function start(command, words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const child = spawn(command, words, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
