import { spawn } from 'node:child_process';
import { withProgress } from './progress.mjs';

/**
 * Runs a long program, reports its progress and returns its output. apt-get does not prompt.
 *
 * @type {import('./chromium.mjs').Run}
 */
export function run(command, words) {
  return withProgress({ name: command, text: words.join(' ') }, () => start(command, words));
}

/** @type {import('./chromium.mjs').Run} */
function start(command, words) {
  const child = spawn(command, words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
