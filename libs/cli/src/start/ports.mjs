import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./servers.mjs').ServerPlan} ServerPlan */

/**
 * Lists the ports of the servers, from their variables or defaults. Further ports of a server keep their distance from its
 * first one.
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 */
export function listPorts(servers, outer) {
  return servers.flatMap(({ name, port, extraPorts = [] }) => {
    const value = outer[port.variable] || String(port.default);
    const moved = (/** @type {number} */ number) => number + (Number(value) - port.default || 0);
    return [
      { name, port, value },
      ...extraPorts.map(({ name: part, variable, ...other }) => ({
        name: part,
        port: { variable: variable ?? port.variable, ...other },
        value: (variable && outer[variable]) || String(moved(other.default)),
      })),
    ];
  });
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
        `Port ${number} for the ${name} is ${reason}. Free it, or set another: ${port.variable}=${moveAway(number)}`,
      );
    ports[name] = number;
  }
  if (problems.length > 0) throw new Error([...problems, await suggest(servers, outer)].join('\n'));
  return ports;
}

/** @param {number} port */
const moveAway = (port) => (port < 50_000 ? port + 10_000 : port - 10_000);

/**
 * Says which single variable moves all ports, and whether this is Guildhall itself, started twice.
 *
 * @param {readonly ServerPlan[]} servers
 * @param {Record<string, string | undefined>} outer
 */
async function suggest(servers, outer) {
  const site = listPorts(servers, outer).find(({ name }) => name === 'site')?.value ?? '';
  const all = `PORTS_FROM=${moveAway(Number(site) || 4200)}`;
  return (await isGuildhall(site))
    ? `Guildhall already runs at http://localhost:${site}. Stop it, or start another one beside it: ${all} npm start`
    : `To move all ports at once: ${all}`;
}

/** @param {string} port */
async function isGuildhall(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Finds the reason why a port is unusable. Tries both loopback addresses, since `localhost` may mean either.
 *
 * @param {number} port
 */
async function findPortProblem(port) {
  for (const host of ['127.0.0.1', '::1']) {
    let code = await tryToListen(port, host);
    // Another command may be trying the same at this moment.
    for (let tries = 0; code === 'EADDRINUSE' && tries < 2; tries += 1) {
      await wait(50 + 100 * Math.random());
      code = await tryToListen(port, host);
    }
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
