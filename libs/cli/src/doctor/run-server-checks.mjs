import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root, sourceOptions } from '../machine/installation.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */

/** @typedef {import('../start/site-folder.mjs').SiteFolder} SiteFolder */
/** @typedef {keyof SiteFolder['doctors']} ServerName */

/** @type {readonly ServerName[]} */
export const serverNames = ['site', 'api'];

/**
 * Runs the checks of one server: a program that prints its findings as JSON.
 *
 * @param {ServerName} name
 * @param {SiteFolder} site
 * @param {Record<string, string | undefined>} env The environment of that server.
 * @param {string[]} args
 * @returns {Promise<Finding[]>}
 */
export async function runServerChecks(name, site, env, args) {
  const child = spawn(node(), [...sourceOptions, join(root, site.doctors[name]), ...args], {
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
