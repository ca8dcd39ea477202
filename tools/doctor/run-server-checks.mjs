import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root } from '../set-up/workspace.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */

/** Each program checks what one server depends on and prints its findings as JSON. */
const programs = { site: 'apps/site/src/doctor.ts', api: 'apps/api/src/doctor/main.ts' };

/** @typedef {keyof typeof programs} ServerName */

export const serverNames = /** @type {ServerName[]} */ (Object.keys(programs));

/**
 * Runs the checks of one server.
 *
 * @param {ServerName} name
 * @param {Record<string, string | undefined>} env The environment of that server.
 * @param {string[]} args
 * @returns {Promise<Finding[]>}
 */
export async function runServerChecks(name, env, args) {
  const child = spawn(node(), ['--conditions=@guildhall/source', join(root, programs[name]), ...args], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  try {
    return JSON.parse(output).findings;
  } catch {
    const text = `the checks exited with code ${code} and reported nothing: see their output above`;
    return [{ check: name, status: 'fix', text }];
  }
}
