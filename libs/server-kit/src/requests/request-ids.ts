import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * The header that carries a request's ID between servers.
 *
 * @example
 * const headers = new Headers({ [requestIdHeader]: '7f3a9c01' });
 */
export const requestIdHeader = 'x-request-id';

/** IDs that are taken over: nothing that could change a page, a log line or a header. */
const acceptedId = /^[\w.-]{8,64}$/;

/**
 * Creates the function that gives each request its ID. A trusted proxy may have given it one already, in `X-Request-Id`;
 * everybody else's is ignored, so that nobody can write into the log or pass as another request.
 *
 * @param trustedProxies IP addresses and CIDR ranges
 * @example
 * import { fastify } from 'fastify';
 *
 * const app = fastify({ genReqId: createRequestIds(['10.0.0.0/8']) });
 */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return () => randomUUID();
  const isTrusted = createAddressCheck(trustedProxies);
  return ({ headers, socket }) => {
    const sentId = headers[requestIdHeader];
    if (typeof sentId !== 'string' || !acceptedId.test(sentId)) return randomUUID();
    return isTrusted(socket.remoteAddress) ? sentId : randomUUID();
  };
}

function createAddressCheck(addresses: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const entry of addresses) {
    const [address = '', length] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (length === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(length), family);
  }
  return (address) => {
    if (address === undefined) return false;
    // An IPv4 address on a socket for both families.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
