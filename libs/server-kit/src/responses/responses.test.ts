import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createResponseOptions, responses, type ResponsesOptions } from './responses.ts';

const options: ResponsesOptions = {
  headers: { 'x-everywhere': 'yes', 'cache-control': 'public' },
  createPlain: (status) => ({ type: 'text/plain', body: `no: ${status}`, headers: { 'x-plain': 'yes' } }),
};

async function start() {
  const app = fastify({ ...createResponseOptions(options), routerOptions: { maxParamLength: 10 } });
  await app.register(responses, options);
  app.get('/', async () => 'here');
  app.get('/own', async (_request, reply) => reply.header('x-everywhere', 'its own').send('here'));
  app.get('/of/:name', async () => 'here');
  onTestFinished(() => app.close());
  return app;
}

it('every response has the headers, unless it has its own', async () => {
  const app = await start();
  const everywhere = async (url: string) => (await app.inject(url)).headers['x-everywhere'];
  expect([await everywhere('/'), await everywhere('/nowhere'), await everywhere('/own')]).toEqual([
    'yes',
    'yes',
    'its own',
  ]);
});

it.each([
  ['GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400 Bad Request'],
  [`GET /of/${'a'.repeat(20)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, '414 URI Too Long'],
  [`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431 Request Header Fields Too Large'],
  ['HELLO\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', '417 Expectation Failed'],
])('%.30j reaches no route and gets the plain response, which may not be stored', async (request, status) => {
  const app = await start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  const [head = '', body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  for (const line of ['x-everywhere: yes', 'x-plain: yes', 'cache-control: no-store'])
    expect(head).toContain(line);
  expect(body).toBe(`no: ${Number.parseInt(status)}`);
});
