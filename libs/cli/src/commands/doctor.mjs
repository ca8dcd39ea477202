import { parseArgs } from 'node:util';
import { runServerChecks, serverNames } from '../doctor/run-server-checks.mjs';
import { findStopped } from '../doctor/find-stopped.mjs';
import { countToFix, formatReport } from '../doctor/report.mjs';
import { print } from '../terminal/print.mjs';
import { createEnvironments, detectMode } from '../start/running-servers.mjs';
import { chooseSite, describeCommand } from '../start/site-folder.mjs';

/** @typedef {() => Promise<void>} Provide Installs what logins on the sandbox need. */

/**
 * Runs `guildhall doctor`: checks the configuration of site and api and every service they depend on, and says what to fix. It
 * uses the configuration in the environment; without one, it checks what `guildhall start` runs on this machine.
 *
 * @param {readonly string[]} words
 * @param {{ provideLogins?: Provide }} [hooks]
 */
export async function run(words, { provideLogins = async () => undefined } = {}) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      /** One server, if the two run on two machines. */
      only: { type: 'string' },
      site: { type: 'string' },
      'private-entry': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { only, 'private-entry': privateEntry, json } = values;
  const names = serverNames.filter((name) => only === undefined || name === only);
  if (names.length === 0)
    throw new Error(`--only ${only}: no such server. Use --only ${serverNames.join(' or --only ')}.`);
  const site = chooseSite(words);
  const mode = detectMode(process.env);
  if (!json)
    print(
      mode === 'serve'
        ? 'Checking the configuration in the environment.\n'
        : `The environment has no configuration: checking what ${describeCommand('start')} runs on this machine.\n`,
    );
  const findings = await check(names, { site, mode, privateEntry, ...(!json && { provideLogins }) });
  print(json ? JSON.stringify({ findings }, null, 2) : formatReport(findings));
  process.exitCode = countToFix(findings) > 0 ? 1 : 0;
}

/**
 * @param {import('../doctor/run-server-checks.mjs').ServerName[]} servers
 * @param {object} options
 * @param {import('../start/site-folder.mjs').SiteFolder} options.site
 * @param {import('../start/servers.mjs').Mode} options.mode
 * @param {string | undefined} options.privateEntry
 * @param {Provide} [options.provideLogins]
 */
async function check(servers, { site, mode, privateEntry, provideLogins }) {
  if (mode === 'start') {
    const stopped = await findStopped(site, process.env);
    if (stopped) return [stopped];
    // Otherwise the first check of logins would wait for it. Without a network, the rest is still checked.
    const hasSandboxLogins = site.uses.identity && !process.env['IDENTITY_PROJECT'];
    if (hasSandboxLogins && servers.includes('api')) await provideLogins?.();
  }
  const environments = createEnvironments(mode, process.env, site);
  const args = { site: [], api: privateEntry === undefined ? [] : ['--private-entry', privateEntry] };
  const found = await Promise.all(
    servers.map((name) => runServerChecks(name, site, environments[name] ?? {}, args[name])),
  );
  return found.flat();
}
