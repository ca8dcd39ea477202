import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';

/** Names of this machine that servers write into pages. */
const localHosts = ['localhost', '127.0.0.1'];
/** Responses whose text names servers. */
const isText = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml))/;
/** Headers of one connection, or of the length of a text that is replaced. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Finds this machine's address in its network.
 *
 * @throws Error if it is in none
 *
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 */
export function findNetworkHost(interfaces = networkInterfaces()) {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('This machine is in no network: connect it, then run the command again.');
  return found.address;
}

/**
 * Shows servers of this machine to phones and other devices in its network: at each port, the address in the network
 * passes requests on, and replaces the names of this machine in what comes back. The servers themselves stay on this
 * machine, with the rules for it.
 *
 * @param {string} host This machine's address.
 * @param {readonly number[]} ports
 * @returns {Promise<() => void>} Ends it.
 */
export async function showInNetwork(host, ports) {
  const local = new RegExp(
    `(?:${localHosts.map((name) => name.replaceAll('.', '\\.')).join('|')}):(${ports.join('|')})(?!\\d)`,
    'g',
  );
  const toNetwork = (/** @type {string} */ value) => value.replace(local, `${host}:$1`);
  const toLocal = (/** @type {string} */ value) => value.replaceAll(`${host}:`, 'localhost:');
  const servers = await Promise.all(
    ports.map(async (port) => {
      const server = createServer((incoming, outgoing) => {
        const headers = mapHeaders({ ...incoming.headers, 'accept-encoding': 'identity' }, toLocal);
        const onwards = request(
          { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
          (response) => {
            const sent = mapHeaders(response.headers, toNetwork);
            if (!isText.test(response.headers['content-type'] ?? '')) {
              outgoing.writeHead(response.statusCode ?? 502, sent);
              response.pipe(outgoing);
              return;
            }
            void text(response).then((body) => {
              outgoing.writeHead(response.statusCode ?? 502, sent);
              outgoing.end(toNetwork(body));
            });
          },
        );
        onwards.once('error', () => outgoing.writeHead(502).end());
        incoming.pipe(onwards);
      });
      await new Promise((resolve, reject) => {
        server.once('error', reject).listen({ port, host }, () => resolve(undefined));
      });
      return server;
    }),
  );
  return () => servers.forEach((server) => server.close());
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {(value: string) => string} map
 */
function mapHeaders(headers, map) {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return Object.fromEntries(
    kept.map(([name, value = '']) => [name, Array.isArray(value) ? value.map(map) : map(value)]),
  );
}
