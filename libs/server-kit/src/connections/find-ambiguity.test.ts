import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { createResponseOptions, responses, type ResponsesOptions } from '../responses/responses.ts';
import { createConnectionOptions, connections, connectionVariables } from './connections.ts';

const options: ResponsesOptions = {
  headers: {},
  createPlain: (status) => ({ type: 'text/plain', body: `no: ${status}` }),
};

const chunks = '1\r\na\r\n0\r\n\r\n';

it.each([
  ['with an unknown transfer coding', ['Host: a', 'Transfer-Encoding: xchunked'], chunks],
  ['with a coding that is not chunks', ['Host: a', 'Transfer-Encoding: gzip'], chunks],
  ['with the identity coding', ['Host: a', 'Transfer-Encoding: identity'], chunks],
  ['with two codings', ['Host: a', 'Transfer-Encoding: gzip, chunked'], chunks],
  [
    'whose coding is there twice',
    ['Host: a', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
    chunks,
  ],
  ['with a length and chunks', ['Host: a', 'Content-Length: 11', 'Transfer-Encoding: chunked'], chunks],
  ['with two lengths', ['Host: a', 'Content-Length: 11', 'Content-Length: 12'], chunks],
  ['of HTTP/1.0 with chunks', ['Transfer-Encoding: chunked'], chunks, '1.0'],
  ['without a host', [], ''],
  ['with two hosts', ['Host: a', 'hosT: b'], ''],
])('a request %s is refused once, and its connection closed', async (_what, lines, body, version = '1.1') => {
  const app = fastify({
    ...createConnectionOptions(v.parse(v.object(connectionVariables), {})),
    ...createResponseOptions(options),
  });
  await app.register(connections, { ...v.parse(v.object(connectionVariables), {}), TRUSTED_PROXIES: [] });
  await app.register(responses, options);
  app.route({ method: ['GET', 'POST'], url: '/', handler: (_request, reply) => reply.send('taken') });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const method of ['GET', 'POST']) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      [`${method} / HTTP/${version}`, 'Content-Type: text/plain', ...lines, '', body].join('\r\n'),
    );
    if (body === '') socket.write('\r\n');
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  }
});
