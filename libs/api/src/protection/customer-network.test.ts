import { expect, it } from 'vitest';
import { toCustomerNetwork } from './customer-network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:0DB8:0001:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(toCustomerNetwork(ip)).toBe(network);
});
