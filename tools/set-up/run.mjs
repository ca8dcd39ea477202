import { spawn } from 'node:child_process';

/**
 * Runs a program and returns its output. apt-get does not prompt.
 *
 * @type {import('./chromium.mjs').Run}
 */
export function run(command, words) {
  const child = spawn(command, words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
