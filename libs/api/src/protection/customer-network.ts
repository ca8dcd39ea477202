import { isIPv6 } from 'node:net';

/**
 * Returns the network that one customer of a provider may have: an IPv4 address, or the /48 of an IPv6 address. Limits
 * by it hold for callers with many addresses of their own.
 */
export function toCustomerNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [left = '', right = ''] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
