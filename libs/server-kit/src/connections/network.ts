import { isIPv6 } from 'node:net';

/**
 * An IPv4 address, or the network of an IPv6 address: its first 64 or 48 bits, in groups.
 *
 * @example
 * toNetwork('192.0.2.7', 64); // '192.0.2.7'
 * toNetwork('2001:db8:1:2:3:4:5:6', 64); // '2001:db8:1:2'
 */
export function toNetwork(address: string, bits: 64 | 48): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [before, after].map((groups) => groups.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, bits / 16).join(':');
}
