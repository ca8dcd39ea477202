import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Distinguishes a trusted proxy's own calls (the site reads products for all its visitors) from the calls that it
 * forwards: these always name their visitor, in X-Forwarded-For.
 *
 * @param trustedProxies addresses and CIDR ranges, checked before
 */
export function createProxyCallCheck(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', length] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (length === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(length), family);
  }
  return ({ headers, socket }) => {
    const address = socket.remoteAddress ?? '';
    // An IPv4 address that arrives through an IPv6 socket (::ffff:127.0.0.1) is found in IPv4 ranges too.
    const isTrusted = address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    return isTrusted && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
  };
}
