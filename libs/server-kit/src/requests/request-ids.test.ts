import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const request = (id: string | undefined, remoteAddress = '10.0.0.7') =>
  ({
    headers: { ...(id !== undefined && { 'x-request-id': id }) },
    socket: { remoteAddress },
  }) as IncomingMessage;

const proxies = ['10.0.0.0/8', '::1', '2001:db8::/32'];

it('takes over the ID of a request from trusted proxies [8.6.12]', () => {
  const createId = createRequestIds(proxies);
  for (const address of ['10.0.0.7', '::ffff:10.1.2.3', '::1', '2001:db8::7'])
    expect(createId(request('a1b2c3d4-edge.1', address)), address).toBe('a1b2c3d4-edge.1');
});

it('gives every other request an ID of its own [8.6.12]', () => {
  const createId = createRequestIds(proxies);
  for (const address of ['11.0.0.7', '::ffff:11.1.2.3', '::2', '2001:db9::7'])
    expect(createId(request('a1b2c3d4', address)), address).toMatch(uuid);
  expect(createRequestIds([])(request('a1b2c3d4', '127.0.0.1'))).toMatch(uuid);
  expect(createId(request(undefined))).not.toBe(createId(request(undefined)));
});

it('ignores an ID that is too short, too long, or could be more than an ID [8.6.12]', () => {
  const createId = createRequestIds(proxies);
  for (const id of [
    'short',
    'x'.repeat(65),
    'name@house.test',
    '<b>a1b2c3d4</b>',
    'a1b2c3d4\n{"level"',
    'a1 b2 c3 d4',
  ])
    expect(createId(request(id)), id).toMatch(uuid);
});
