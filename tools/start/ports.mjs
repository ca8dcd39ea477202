import { createServer } from 'node:net';

/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */

/**
 * Lists the ports of the servers, from their variables or defaults.
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 */
export function listPorts(servers, outer) {
  return servers
    .flatMap(({ name, port, extraPorts = [] }) => [
      { name, port },
      ...extraPorts.map(({ name: part, ...other }) => ({ name: part, port: other })),
    ])
    .map(({ name, port }) => ({ name, port, value: outer[port.variable] || String(port.default) }));
}

/**
 * Chooses the port of each server.
 *
 * @throws Error that lists every unusable port, its server and an alternative
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 * @returns {Promise<Record<string, number>>}
 */
export async function choosePorts(servers, outer) {
  /** @type {Record<string, number>} */
  const ports = {};
  /** @type {string[]} */
  const problems = [];
  for (const { name, port, value } of listPorts(servers, outer)) {
    const number = Number(value);
    const elsewhere = port.default + 10_000;
    if (!/^\d+$/.test(value) || number < 1 || number > 65_535) {
      problems.push(
        `${port.variable}=${value} is not a port. Set it to a number from 1 to 65535 for the ${name}.`,
      );
      continue;
    }
    const otherServer = Object.keys(ports).find((other) => ports[other] === number);
    const reason = otherServer ? `already used by the ${otherServer}` : await findPortProblem(number);
    if (reason)
      problems.push(
        `Port ${number} for the ${name} is ${reason}. Free it, or set another: ${port.variable}=${elsewhere}`,
      );
    ports[name] = number;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return ports;
}

/**
 * Finds the reason why a port is unusable. Tries both loopback addresses, since `localhost` may mean either.
 *
 * @param {number} port
 */
async function findPortProblem(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') return 'used by another program';
    if (code === 'EACCES') return 'reserved by the system';
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} The error's code.
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
