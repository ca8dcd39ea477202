import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { explainFileError } from '../machine/file-error.mjs';
import { bold, red, print } from '../terminal/print.mjs';
import { requireWritable } from '../machine/writable.mjs';
import { findNetworkHost, showInNetwork } from '../start/network.mjs';
import { choosePorts } from '../start/ports.mjs';
import { listServers } from '../start/servers.mjs';
import { buildSite, requireBuild } from '../start/site-build.mjs';
import { addSitePorts, chooseSite, defaultFolder, describeCommand } from '../start/site-folder.mjs';
import { readStartOptions } from '../start/start-options.mjs';
import { startServer } from '../start/start-server.mjs';

/** @typedef {(parts: { wordpress: boolean }) => Promise<void>} Provide Installs what the command needs. */

/**
 * Runs `guildhall start` and `guildhall dev`: builds the site if it has changed, and starts sandbox, api and site. With `--no-build`
 * it starts the existing build, `--network` shows the site to phones in the same network; in the workspace, `--site
 * examples/second-site` starts another organisation's site, and `--wordpress` has a WordPress as its content service.
 *
 * @param {readonly string[]} words
 * @param {{ provide?: Provide }} [hooks]
 */
export async function run(words, { provide = async () => undefined } = {}) {
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

  await start(words, { provide, supervisor, end, fail }).catch(fail);
}

/**
 * @param {readonly string[]} words
 * @param {object} program
 * @param {Provide} program.provide
 * @param {ReturnType<typeof createSupervisor>} program.supervisor
 * @param {(code: number) => Promise<void>} program.end
 * @param {(error: unknown) => void} program.fail
 */
async function start(words, { provide, supervisor, end, fail }) {
  const options = readStartOptions(words);
  /** @type {import('../start/servers.mjs').Mode} */
  const mode = options.dev ? 'dev' : 'start';
  const isPrepared = options['no-build'];
  const { wordpress } = options;
  const site = chooseSite(words);
  if (wordpress && site.folder !== defaultFolder)
    throw new Error(`WordPress has the content of ${defaultFolder} alone: leave out --site.`);
  const outer = { ...addSitePorts(site, process.env), ...(wordpress && { WORDPRESS: 'on' }) };
  const servers = listServers(mode, outer, site);
  await choosePorts(servers, outer);
  if (!isPrepared) await provide({ wordpress });
  onEndRequest({ end: () => void end(0), endNow: () => process.exit(1) });
  if (mode === 'start') await (isPrepared ? requireBuild(site) : buildSite(supervisor, site));
  requireWritable(site.cache);
  // Another command may have started meanwhile.
  const ports = await choosePorts(servers, outer);
  const context = { mode, ports, addresses: {}, outer };
  for (const server of servers) await startServer(supervisor, server, context, { onEnd: fail });
  const network = options.network ? await startNetwork(ports) : '';
  print(
    `\n${bold(`  Guildhall is running at http://localhost:${ports['site']}`)}\n${describeEditor(ports)}${describeOffice(site, ports, process.env)}${network}  Press Ctrl-C to stop.\n`,
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
 * @param {import('../start/site-folder.mjs').SiteFolder} site
 * @param {Record<string, number>} ports
 * @param {Record<string, string | undefined>} environment
 */
function describeOffice(site, { sandbox }, { PORTS_FROM: portsFrom }) {
  if (site.office === undefined || sandbox === undefined) return '';
  const command = `${describeCommand('office', site, portsFrom)} list`;
  return `  Payments are confirmed by the office: ${command}\n  Emails are at http://localhost:${sandbox}/mails\n`;
}
