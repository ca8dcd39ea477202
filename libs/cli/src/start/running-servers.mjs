import { listPorts } from './ports.mjs';
import { createEnvironment, listServers } from './servers.mjs';
import { addSitePorts, defaultFolder, readSite } from './site-folder.mjs';

/** @typedef {import('./servers.mjs').Environment} Environment */
/** @typedef {import('./servers.mjs').Mode} Mode */

/** `npm start` makes these up, so their presence shows a configuration for production. */
const productionVariables = ['CONTENT_ORIGIN', 'SITE_ORIGIN', 'ORGANISATION_URL'];

/**
 * Detects the mode of servers that run with this environment.
 *
 * @param {Environment} outer
 * @returns {Mode}
 */
export function detectMode(outer) {
  // With `SANDBOX=on`, npm start runs beside a content service of its own.
  const isProduction = outer['SANDBOX'] !== 'on' && productionVariables.some((variable) => outer[variable]);
  return isProduction ? 'serve' : 'start';
}

/**
 * Creates the environments that `npm start` or `npm run serve` gives the servers, by name.
 *
 * @param {Mode} mode
 * @param {Environment} processEnv
 * @param {import('./site-folder.mjs').SiteFolder} [site] Default: the first organisation's.
 * @returns {Record<string, Environment>}
 */
export function createEnvironments(mode, processEnv, site = readSite(defaultFolder)) {
  const outer = addSitePorts(site, processEnv);
  const servers = listServers(mode, outer, site);
  const ports = Object.fromEntries(listPorts(servers, outer).map(({ name, value }) => [name, Number(value)]));
  const addresses = Object.fromEntries(
    servers.map(({ name }) => [
      name,
      `http://${name === 'sandbox' ? '127.0.0.1' : toLocalHost(outer)}:${ports[name]}`,
    ]),
  );
  const context = { mode, ports, addresses, outer };
  return Object.fromEntries(servers.map((server) => [server.name, createEnvironment(server, context)]));
}

/**
 * Returns the host at which this machine reaches site and api.
 *
 * @param {Environment} outer
 */
function toLocalHost({ HOST: host }) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
