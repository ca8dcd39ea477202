import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root } from '../set-up/workspace.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */

/** The programs that check what a server depends on, as that server sees it. Each prints its findings as JSON. */
const programs = { site: 'apps/site/src/server/doctor/main.ts', api: 'apps/api/src/doctor/main.ts' };

/** @typedef {keyof typeof programs} ServerName */

export const serverNames = /** @type {ServerName[]} */ (Object.keys(programs));

/**
 * What the program of one server finds.
 *
 * @param {ServerName} name
 * @param {Record<string, string | undefined>} env The environment of that server.
 * @param {string[]} words What the program is told.
 * @returns {Promise<Finding[]>}
 */
export async function findingsOf(name, env, words) {
  const child = spawn(node(), ['--conditions=@guildhall/source', join(root, programs[name]), ...words], {
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
    const text = `its checks ended with code ${code} and found nothing: what they printed is above`;
    return [{ check: name, status: 'fix', text }];
  }
}
