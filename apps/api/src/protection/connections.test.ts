import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const large = defineRoute({
  method: 'GET',
  path: '/large',
  answer: async () => ({ large: 'a'.repeat(20_000_000) }),
});

async function listen(env: Record<string, string>) {
  const { app } = await startApp({ routes: [large] }, env);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { app, open };
}

const get = (path: string, version = '1.1', ...lines: string[]) =>
  [`GET ${path} HTTP/${version}`, 'Host: a', ...lines, '', ''].join('\r\n');

it('an answer that nobody reads ends its connection', async () => {
  const { app, open } = await listen({ CONNECTION_IDLE_MS: '50' });
  const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const socket = open().pause();
  socket.write(get('/api/v1/large'));
  await ended;
});

it('a head that does not come to its end is answered 408, and its connection closed', async () => {
  const { open } = await listen({ HEAD_TIMEOUT_MS: '50' });
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 408 ');
});

it('a connection that asks for nothing more is closed', async () => {
  const { open } = await listen({ KEEP_ALIVE_MS: '50' });
  const socket = open();
  socket.write(get('/healthz'));
  expect(await text(socket)).toContain('HTTP/1.1 200 ');
});

it('a connection is closed after its last request', async () => {
  const { open } = await listen({ REQUESTS_PER_CONNECTION: '2' });
  const socket = open().setEncoding('utf8');
  socket.write(get('/healthz'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*keep-alive/);
  socket.write(get('/healthz'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  socket.write(get('/healthz'));
  expect(await text(socket)).toBe('');
});

it('more connections than there may be are closed at once', async () => {
  const { open } = await listen({ MAX_CONNECTIONS: '1' });
  const first = open();
  first.write(get('/healthz'));
  await once(first, 'data');
  expect(await text(open())).toBe('');
});

it('a request of HTTP/1.0 that claims to come in chunks is the last of its connection', async () => {
  const { open } = await listen({});
  const socket = open();
  socket.write(`${get('/healthz', '1.0', 'Connection: keep-alive', 'Transfer-Encoding: chunked')}0\r\n\r\n`);
  expect(await text(socket)).toContain(' 200 ');
});
