import { connect } from 'node:net';
import { listPorts } from '../start/ports.mjs';
import { listServers } from '../start/servers.mjs';
import { addSitePorts, describeCommand } from '../start/site-folder.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */

/**
 * Finds out that nothing of `npm start` runs: every check of what it runs would then only say that there is no response.
 *
 * @param {import('../start/site-folder.mjs').SiteFolder} site
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Finding | undefined>}
 */
export async function findStopped(site, env) {
  const outer = addSitePorts(site, env);
  const ports = listPorts(listServers('start', outer, site), outer);
  const main = ports.filter(({ name }) => ['sandbox', 'api', 'site'].includes(name));
  const running = await Promise.all(main.map(({ value }) => isListening(Number(value))));
  if (running.some(Boolean)) return undefined;
  const port = ports.find(({ name }) => name === 'site')?.value;
  const command = describeCommand('start', site);
  const text = `nothing is running at port ${port}: start it with ${command}, or set SITE_PORT or PORTS_FROM as there`;
  return { check: 'npm start', status: 'fix', text };
}

/** @param {number} port */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
