// `npm run doctor`: checks the configuration of site and api and every service they depend on, and says what to fix. It
// uses the configuration in the environment; without one, it checks what `npm start` runs on this machine. `npm run doctor -- --site
// examples/second-site` checks another organisation's.
import './set-up/node-version.mjs';
import { parseArgs } from 'node:util';
import { runServerChecks, serverNames } from './doctor/run-server-checks.mjs';
import { findStopped } from './doctor/find-stopped.mjs';
import { countToFix, formatReport } from './doctor/report.mjs';
import { identityEmulator, provideWorkspace } from './set-up/packages.mjs';
import { print } from './set-up/print.mjs';
import { chooseSite } from './start/site-folder.mjs';
import { createEnvironments, detectMode } from './start/running-servers.mjs';

const { values } = parseArgs({
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

if (names.length === 0) {
  print(`--only ${only}: no such server. Use --only ${serverNames.join(' or --only ')}.`);
  process.exitCode = 1;
} else {
  const site = chooseSite(process.argv);
  const mode = detectMode(process.env);
  if (!json)
    print(
      mode === 'serve'
        ? 'Checking the configuration in the environment.\n'
        : 'The environment has no configuration: checking what npm start runs on this machine.\n',
    );
  const findings = await check(names, { site, mode });
  print(json ? JSON.stringify({ findings }, null, 2) : formatReport(findings));
  process.exitCode = countToFix(findings) > 0 ? 1 : 0;
}

/**
 * @param {import('./doctor/run-server-checks.mjs').ServerName[]} servers
 * @param {{ site: import('./start/site-folder.mjs').SiteFolder, mode: import('./start/servers.mjs').Mode }} options
 */
async function check(servers, { site, mode }) {
  if (mode === 'start') {
    const stopped = await findStopped(site, process.env);
    if (stopped) return [stopped];
    // Otherwise the first check of logins would wait for it. Without a network, the rest is still checked.
    const hasSandboxLogins = site.uses.identity && !process.env['IDENTITY_PROJECT'];
    if (!json && hasSandboxLogins && servers.includes('api'))
      await provideWorkspace(...identityEmulator, { isOptional: true });
  }
  const environments = createEnvironments(mode, process.env, site);
  const args = { site: [], api: privateEntry === undefined ? [] : ['--private-entry', privateEntry] };
  const found = await Promise.all(
    servers.map((name) => runServerChecks(name, site, environments[name] ?? {}, args[name])),
  );
  return found.flat();
}
