import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { createResponseOptions, responses, type ResponsesOptions } from '../responses/responses.ts';
import { createConnectionOptions, connections, connectionVariables } from './connections.ts';

const options: ResponsesOptions = {
  headers: { 'x-everywhere': 'yes' },
  createPlain: (status) => ({ type: 'text/plain', body: `no: ${status}` }),
};

/** A server with a limit of 100 ms per request, and a visitor who sends a little every 10 ms and never stops. */
async function startDripping(head: string, drop: string) {
  const config = v.parse(v.object(connectionVariables), { KEEP_ALIVE_MS: '50' });
  const limits = { headMs: 50, requestMs: 50 };
  const app = fastify({ ...createConnectionOptions(config, limits), ...createResponseOptions(options) });
  await app.register(connections, { ...config, TRUSTED_PROXIES: [] });
  await app.register(responses, options);
  app.post('/', async () => 'taken');
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send('refused') },
    async () => '',
  );
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const { port } = app.server.address() as AddressInfo;
  // The visitor does not close its side when the server has closed its own.
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  visitor.on('error', () => undefined).write(head);
  const dripping = setInterval(() => visitor.writable && visitor.write(drop), 10);
  onTestFinished(() => {
    clearInterval(dripping);
    visitor.destroy();
  });
  stopClock();
  const countConnections = promisify<number>((done) => app.server.getConnections(done));
  return { visitor, accepted, countConnections };
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n`;

it.each([
  ['a head', 'GET / HTTP/1.1\r\n', 'X-a: b\r\n', '408'],
  ['a body', `${post('/')}Content-Type: text/plain\r\n\r\n`, '1\r\na\r\n', '408'],
  ['a body that was refused already', `${post('/refused')}\r\n`, '1\r\na\r\n', '401'],
  ['line breaks after a request', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\r\n', '404'],
  ['more after what is no request', 'HELLO\r\n\r\n', 'a', '400'],
])(
  'a visitor who drips %s is disconnected, and the server’s handle is released',
  async (_what, head, drop, status) => {
    const { visitor, accepted, countConnections } = await startDripping(head, drop);
    const [response, [socket]] = await Promise.all([text(visitor).catch(() => ''), accepted]);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    if (!socket.destroyed) await letTimePass(once(socket, 'close'));
    expect(await countConnections()).toBe(0);
  },
);
