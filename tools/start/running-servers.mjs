import { listWantedPorts } from './ports.mjs';
import { createEnvironment, serversFor } from './servers.mjs';

/** @typedef {import('./servers.mjs').Environment} Environment */
/** @typedef {import('./servers.mjs').Mode} Mode */

/** Variables that only a configuration for production sets all by itself: `npm start` makes them up. */
const setInProduction = ['CONTENT_ORIGIN', 'SITE_ORIGIN', 'ORGANISATION_URL'];

/**
 * In which mode the servers run that this environment belongs to.
 *
 * @param {Environment} outer
 * @returns {Mode}
 */
export function detectMode(outer) {
  return setInProduction.some((variable) => outer[variable]) ? 'serve' : 'start';
}

/**
 * The environments of servers that have been started with this environment, by name: those that `npm start` or `npm run
 * serve` gives them.
 *
 * @param {Mode} mode
 * @param {Environment} outer
 * @returns {Record<string, Environment>}
 */
export function createEnvironments(mode, outer) {
  const servers = serversFor(mode, outer);
  const ports = Object.fromEntries(
    listWantedPorts(servers, outer).map(({ name, value }) => [name, Number(value)]),
  );
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
 * Where site and api can be reached on this machine.
 *
 * @param {Environment} outer
 */
function toLocalHost({ HOST: host }) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
