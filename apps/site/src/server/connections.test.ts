import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startSite } from './site.fixture.ts';

/** A page that is larger than what waits between two programs. */
const large = 'a'.repeat(20_000_000);
const fetchLarge: RequestListener = (_request, response) => void response.end(large);

const get = (path: string, version = '1.1', ...lines: string[]) =>
  [`GET ${path} HTTP/${version}`, 'Host: a', ...lines, '', ''].join('\r\n');

it('an answer that nobody reads ends its connection', async () => {
  const { app, open } = await startSite({ CONNECTION_IDLE_MS: '50' }, { api: fetchLarge });
  const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const socket = open().pause();
  socket.write(get('/api/v1/large'));
  await ended;
});

it('a head that does not come to its end is answered 408, and its connection closed', async () => {
  const { open } = await startSite({ HEAD_TIMEOUT_MS: '50' });
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 408 ');
});

it('a connection that asks for nothing more is closed', async () => {
  const { open } = await startSite({ KEEP_ALIVE_MS: '50' });
  const socket = open();
  socket.write(get('/healthz'));
  expect(await text(socket)).toContain('HTTP/1.1 200 ');
});

it('a connection is closed after its last request', async () => {
  const { open } = await startSite({ REQUESTS_PER_CONNECTION: '2' });
  const socket = open().setEncoding('utf8');
  socket.write(get('/healthz'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*keep-alive/);
  socket.write(get('/healthz'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  socket.write(get('/healthz'));
  expect(await text(socket)).toBe('');
});

it('more connections than there may be are closed at once', async () => {
  const { open } = await startSite({ MAX_CONNECTIONS: '1' });
  const first = open();
  first.write(get('/healthz'));
  await once(first, 'data');
  expect(await text(open())).toBe('');
});

it('nobody has more connections than one address may', async () => {
  const { app, open } = await startSite({ CONNECTIONS_PER_ADDRESS: '1' });
  const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const first = open();
  first.write(get('/healthz'));
  await once(first, 'data');
  expect(await text(open())).toBe('');
  first.destroy();
  await ended;
  const next = open();
  next.write(get('/healthz', '1.1', 'Connection: close'));
  expect(await text(next)).toContain(' 200 ');
});

it('a request of HTTP/1.0 that claims to come in chunks is the last of its connection', async () => {
  const { open } = await startSite({});
  const socket = open();
  socket.write(`${get('/healthz', '1.0', 'Connection: keep-alive', 'Transfer-Encoding: chunked')}0\r\n\r\n`);
  expect(await text(socket)).toContain(' 200 ');
});
