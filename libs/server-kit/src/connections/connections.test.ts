import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import {
  createConnectionOptions,
  connections,
  connectionVariables,
  type ConnectionLimits,
} from './connections.ts';

async function listen(limits: Partial<ConnectionLimits> = {}, trustedProxies: string[] = [], env = {}) {
  const config = v.parse(v.object(connectionVariables), env);
  const app = fastify(createConnectionOptions(config, limits));
  await app.register(connections, { ...config, TRUSTED_PROXIES: trustedProxies, limits });
  app.get('/', async () => 'here');
  app.get('/large', async () => 'a'.repeat(20_000_000));
  onTestFinished(() => app.close());
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

it('a response that is not read ends its connection', async () => {
  const { app, open } = await listen({ idleMs: 50 });
  const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const socket = open().pause();
  socket.write(get('/large'));
  await ended;
});

it('an incomplete request head gets a 408, and its connection is closed', async () => {
  const { open } = await listen({ headMs: 50 });
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 408 ');
});

it('a connection that sends nothing more is closed', async () => {
  const { open } = await listen({}, [], { KEEP_ALIVE_MS: '50' });
  const socket = open();
  socket.write(get('/'));
  expect(await text(socket)).toContain('HTTP/1.1 200 ');
});

it('a connection is closed after its last request', async () => {
  const { open } = await listen({ maxRequests: 2 });
  const socket = open().setEncoding('utf8');
  socket.write(get('/'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*keep-alive/);
  socket.write(get('/'));
  expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  socket.write(get('/'));
  expect(await text(socket)).toBe('');
});

it('connections above the limit are closed at once', async () => {
  const { open } = await listen({ maxConnections: 1 });
  const first = open();
  first.write(get('/'));
  await once(first, 'data');
  expect(await text(open())).toBe('');
});

it('one address cannot have more connections than its limit', async () => {
  const { app, open } = await listen({ maxPerAddress: 1 });
  const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const first = open();
  first.write(get('/'));
  await once(first, 'data');
  expect(await text(open())).toBe('');
  first.destroy();
  await ended;
  const next = open();
  next.write(get('/', '1.1', 'Connection: close'));
  expect(await text(next)).toContain(' 200 ');
});

it('trusted proxies, which have many visitors each, are limited by the total only', async () => {
  const { open } = await listen({ maxPerAddress: 1 }, ['127.0.0.1']);
  for (const socket of [open(), open()]) {
    socket.write(get('/', '1.1', 'Connection: close'));
    expect(await text(socket)).toContain(' 200 ');
  }
});

it('a request without a host is refused with the framework’s own response', async () => {
  const { open } = await listen();
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 400 ');
});

it.each([
  [1024, 768, 77],
  [200, 100, 10],
  [20_000, 10_000, 1000],
])(
  'a process that may open %i files accepts %i connections, %i from one address',
  async (openFiles, max, perAddress) => {
    const log: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
    const config = v.parse(v.object(connectionVariables), {});
    await app.register(connections, { ...config, TRUSTED_PROXIES: [], openFiles });
    expect(app.server.maxConnections).toBe(max);
    const lowered = { openFiles, maxConnections: max, connectionsPerAddress: perAddress };
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject(max < 10_000 ? [lowered] : []);
  },
);

it('a connection that a browser opened ahead does not keep a server from closing', async () => {
  const { app, open } = await listen();
  const opened = once(app.server, 'connection');
  const closed = once(open().resume(), 'close');
  await opened;
  await app.close();
  await closed;
});
