import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findNetworkHost, showInNetwork } from './network.mjs';

/** Another address of this machine stands in for the one in the network. */
const host = '127.0.0.9';

it('finds this machine’s address in the network, or says that it has none', () => {
  const address = (family: 'IPv4' | 'IPv6', value: string, internal = false) => ({
    ...{ family, address: value, internal, netmask: '', mac: '', cidr: null },
    ...(family === 'IPv6' && { scopeid: 0 }),
  });
  const lo = [address('IPv4', '127.0.0.1', true)] as never;
  const radio = [address('IPv6', 'fe80::1'), address('IPv4', '192.0.2.7')] as never;
  expect(findNetworkHost({ lo, radio })).toBe('192.0.2.7');
  expect(() => findNetworkHost({ lo })).toThrow('This machine is in no network');
});

it('shows pages with pictures and forms that a phone can reach', async () => {
  const requests: unknown[] = [];
  const server = createServer(async (request, response) => {
    const { origin, host: named } = request.headers;
    requests.push([request.method, request.url, named, origin, await text(request)]);
    const { port } = server.address() as AddressInfo;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `img-src http://127.0.0.1:${port}`,
      location: `http://localhost:${port}/next`,
    });
    response.end(`<img src="http://127.0.0.1:${port}/ä.webp"><a href="http://localhost:1/"></a>`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = await showInNetwork(host, [port]);
  onTestFinished(stop);
  const origin = `http://${host}:${port}`;
  const response = await fetch(`${origin}/a?b=c`, { method: 'POST', body: 'words', headers: { origin } });
  expect(await response.text()).toBe(`<img src="${origin}/ä.webp"><a href="http://localhost:1/"></a>`);
  expect(response.headers.get('content-security-policy')).toBe(`img-src ${origin}`);
  expect(response.headers.get('location')).toBe(`${origin}/next`);
  expect(requests).toEqual([['POST', '/a?b=c', `localhost:${port}`, `http://localhost:${port}`, 'words']]);
});

it('passes on what is no text as it is', async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(await showInNetwork(host, [port]));
  const response = await fetch(`http://${host}:${port}/`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});
