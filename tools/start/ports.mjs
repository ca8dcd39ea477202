import { createServer } from 'node:net';

/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */

/**
 * The ports that the servers want, by the variable's value, else the default: their own, and those they listen on
 * besides.
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 */
export function listWantedPorts(servers, outer) {
  return servers
    .flatMap(({ name, port, besides = [] }) => [
      { name, port },
      ...besides.map(({ name: part, ...other }) => ({ name: part, port: other })),
    ])
    .map(({ name, port }) => ({ name, port, value: outer[port.variable] || String(port.default) }));
}

/**
 * The port each server gets: its variable's, else its default. Throws one error that names every port that cannot be
 * had, who wants it, and what to change.
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 * @returns {Promise<Record<string, number>>}
 */
export async function choosePorts(servers, outer) {
  /** @type {Record<string, number>} */
  const ports = {};
  /** @type {string[]} */
  const wrong = [];
  for (const { name, port, value } of listWantedPorts(servers, outer)) {
    const wanted = Number(value);
    const elsewhere = port.default + 10_000;
    if (!/^\d+$/.test(value) || wanted < 1 || wanted > 65_535) {
      wrong.push(`${port.variable}=${value} is not a port (1 to 65535); the ${name} needs one.`);
      continue;
    }
    const otherServer = Object.keys(ports).find((other) => ports[other] === wanted);
    const reason = otherServer ? `is given to the ${otherServer} already` : await findPortProblem(wanted);
    if (reason)
      wrong.push(
        `Port ${wanted}, which the ${name} wants, ${reason}. Free it, or choose another: ${port.variable}=${elsewhere}`,
      );
    ports[name] = wanted;
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return ports;
}

/**
 * Why a port cannot be listened on, if so. Both loopback addresses are tried: `localhost` may mean either.
 *
 * @param {number} port
 */
async function findPortProblem(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') return 'is taken by another program';
    if (code === 'EACCES') return 'is reserved by the system';
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} The error's code, if it did not work.
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
