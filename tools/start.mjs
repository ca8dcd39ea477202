// `npm start` and `npm run dev`. Runs on Node 20 or later, before anything is installed; the servers run on the Node version
// in the lockfile. `npm start -- --no-build` skips installing and building, and `--site examples/second-site` starts
// another organisation's site with its api and sandbox; `--network` shows it to phones in the same network. `npm run start:wordpress` has a WordPress as its content service.
import './set-up/node-version.mjs';
import { onEndRequest } from './processes/ending.mjs';
import { createSupervisor } from './processes/supervisor.mjs';
import { explainFileError } from './set-up/file-error.mjs';
import { providePackages, provideWorkspace, wordPressTools } from './set-up/packages.mjs';
import { bold, red, print } from './set-up/print.mjs';
import { requireWritable } from './set-up/writable.mjs';
import { findNetworkHost, showInNetwork } from './start/network.mjs';
import { choosePorts } from './start/ports.mjs';
import { listServers } from './start/servers.mjs';
import { buildSite, requireBuild } from './start/site-build.mjs';
import { addSitePorts, chooseSite, defaultFolder } from './start/site-folder.mjs';
import { readStartOptions } from './start/start-options.mjs';
import { startServer } from './start/start-server.mjs';

const supervisor = createSupervisor();
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await supervisor.stop();
  process.exit(code);
}

/** @param {unknown} error */
function fail(error) {
  if (ending) return;
  const message = error instanceof Error ? error.message : String(error);
  print(`\n${red(explainFileError(message) ?? message)}`);
  void end(1);
}

async function start() {
  const options = readStartOptions(process.argv.slice(2));
  /** @type {import('./start/servers.mjs').Mode} */
  const mode = options.dev ? 'dev' : 'start';
  const isPrepared = options['no-build'];
  const hasWordPress = options.wordpress;
  const site = chooseSite(process.argv);
  if (hasWordPress && site.folder !== defaultFolder)
    throw new Error(`WordPress has the content of ${defaultFolder} alone: leave out --site.`);
  const outer = { ...addSitePorts(site, process.env), ...(hasWordPress && { WORDPRESS: 'on' }) };
  const servers = listServers(mode, outer, site);
  await choosePorts(servers, outer);
  if (!isPrepared) await providePackages('start');
  if (!isPrepared && hasWordPress) await provideWorkspace(...wordPressTools);
  onEndRequest({ end: () => void end(0), endNow: () => process.exit(1) });
  if (mode === 'start') await (isPrepared ? requireBuild(site) : buildSite(supervisor, site));
  requireWritable(site.cache);
  // Another command may have started meanwhile.
  const ports = await choosePorts(servers, outer);
  const context = { mode, ports, addresses: {}, outer };
  for (const server of servers) await startServer(supervisor, server, context, { onEnd: fail });
  const network = options.network ? await startNetwork(ports) : '';
  print(
    `\n${bold(`  Guildhall is running at http://localhost:${ports['site']}`)}\n${describeEditor(ports)}${describeOffice(site, ports)}${network}  Press Ctrl-C to stop.\n`,
  );
}

/**
 * Shows site and sandbox to phones in the same network, and says where.
 *
 * @param {Record<string, number>} ports
 */
async function startNetwork({ api: _api, 'mail relay': _mail, ...shown }) {
  const host = findNetworkHost();
  await showInNetwork(host, Object.values(shown));
  return `  Phones in the same network see it at http://${host}:${shown['site']}\n`;
}

/**
 * Says where editors log in.
 *
 * @param {Record<string, number>} ports
 */
function describeEditor({ wordpress }) {
  if (wordpress === undefined) return '';
  return `  Editors log in at http://127.0.0.1:${wordpress}/wp-admin/ as editor, with the password editor; as admin with admin\n`;
}

/**
 * Says how to confirm a payment on the sandbox, for an organisation whose office does that.
 *
 * @param {import('./start/site-folder.mjs').SiteFolder} site
 * @param {Record<string, number>} ports
 */
function describeOffice({ office, folder }, { sandbox }) {
  if (office === undefined) return '';
  const command = `npm run office -- --site ${folder} list`;
  return `  Payments are confirmed by the office: ${command}\n  Emails are at http://localhost:${sandbox}/mails\n`;
}

start().catch(fail);
