import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { supplierForwards } from './supplier-forwards.ts';

it('a stand-in that drops the connection is a lost connection for the browser, as with the vendor [4.8.4]', async () => {
  const standIn = createServer((request) => request.destroy()).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const { port } = standIn.address() as AddressInfo;
  const site = Fastify();
  const path = '/identity.example';
  const target = `http://127.0.0.1:${port}${path}`;
  await site.register(supplierForwards, { forwards: [{ path, target }] });
  const origin = await site.listen({ port: 0 });
  onTestFinished(async () => {
    await site.close();
    standIn.close();
  });
  const response = fetch(`${origin}${path}/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"anna@example.org"}',
  });
  await expect(response).rejects.toThrow('fetch failed');
});
