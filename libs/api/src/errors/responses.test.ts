import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { composed, echo, siteOrigin, startApp, startCompleteApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';
import { ApiError } from './api-error.ts';
import { securityHeaders } from './responses-options.ts';

const json = { 'content-type': 'application/json' };
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const failing = defineRoute({
  method: 'GET',
  path: '/failing',
  handle: async () => {
    throw new Error('the supplier said: token=hunter2');
  },
});
const limited = defineRoute({
  method: 'GET',
  path: '/limited',
  handle: async () => {
    throw new ApiError('API_RATE_LIMITED');
  },
});

describe('responses of the api', () => {
  it('report an unknown URL in JSON, with an id that is also in the log and in a header', async () => {
    const { app, log } = await startApp();
    const response = await app.inject('/api/v1/nothing?token=hunter2');
    expect(response.statusCode).toBe(404);
    const { error } = response.json<{ error: { requestId: string } }>();
    expect(error).toEqual({
      code: 'API_NOT_FOUND',
      message: 'There is no such endpoint',
      requestId: expect.stringMatching(uuid),
    });
    expect(response.headers['x-request-id']).toBe(error.requestId);
    expect(log.map(({ reqId }) => reqId)).toContain(error.requestId);
  });

  it('report unknown URLs outside /api/v1 in the same way', async () => {
    const { app } = await startApp();
    const response = await app.inject('/');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'API_NOT_FOUND' } });
  });

  it('ignore the body of a call without a route', async () => {
    const { app } = await startApp();
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/nothing',
      payload: '<xml/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(response.statusCode).toBe(404);
  });

  it('reveal no reason for an unexpected failure', async () => {
    const { app } = await startApp({ routes: [failing] });
    const response = await app.inject('/api/v1/failing');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      error: { code: 'API_INTERNAL', message: 'Something went wrong on our side' },
    });
    expect(response.body).not.toContain('hunter2');
  });

  it('pass on the refusal of a route', async () => {
    const { app } = await startApp({ routes: [limited] });
    expect((await app.inject('/api/v1/limited')).json()).toMatchObject({
      error: { code: 'API_RATE_LIMITED' },
    });
  });

  it('refuse a body that does not match the route’s schema, without quoting it', async () => {
    const { app } = await startApp();
    for (const payload of [
      '',
      '{',
      '{"text":1}',
      '{"text":"a","secret":"hunter2"}',
      '{"__proto__":{},"text":"a"}',
      '[]',
    ]) {
      const response = await app.inject({ method: 'POST', url: '/api/v1/echo', payload, headers: json });
      expect(response.statusCode, payload).toBe(400);
      expect(response.json()).toMatchObject({ error: { code: 'API_INVALID_BODY' } });
      expect(response.body).not.toContain('hunter2');
    }
  });

  it('refuse a body over 64 KiB', async () => {
    const { app } = await startApp();
    const payload = JSON.stringify({ text: 'a'.repeat(65 * 1024) });
    const response = await app.inject({ method: 'POST', url: '/api/v1/echo', payload, headers: json });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ error: { code: 'API_BODY_TOO_LARGE' } });
  });

  it.each([
    ['with a length', `Content-Length: ${900 * 1024}\r\n\r\n`, 'a'.repeat(1024)],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', `400\r\n${'a'.repeat(1024)}\r\n`],
  ])(
    'refuse a large body %s while it arrives, and answer the next call on the connection',
    async (_how, head, piece) => {
      const { app } = await startApp();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}`);
      for (let sent = 0; sent < 900; sent += 1) if (!socket.write(piece)) await once(socket, 'drain');
      if (head.startsWith('Transfer')) socket.write('0\r\n\r\n');
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      const responses = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
      expect(responses).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    },
  );

  it('end a call whose deadline has passed, and abort its work', async () => {
    const aborted = Promise.withResolvers<void>();
    const slow = defineRoute({
      method: 'GET',
      path: '/slow',
      handle: async ({ signal }) => {
        await once(signal, 'abort');
        aborted.resolve();
        return {};
      },
    });
    const { app } = await startApp({ routes: [slow] }, { DEADLINE_MS: '1' });
    const response = await app.inject('/api/v1/slow');
    await aborted.promise;
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ error: { code: 'API_DEADLINE' } });
  });
});

describe('security headers', () => {
  it('are on every response', async () => {
    const { app } = await startApp({ routes: [echo, failing] });
    const fromElsewhere = { ...json, origin: 'https://elsewhere.test' };
    const responses = [
      await app.inject('/healthz'),
      await app.inject('/readyz'),
      await app.inject('/nothing'),
      await app.inject('/api/v1/nothing'),
      await app.inject('/api/v1/failing'),
      await app.inject({ method: 'HEAD', url: '/api/v1/failing' }),
      await app.inject({ method: 'OPTIONS', url: '/api/v1/echo' }),
      await app.inject({ method: 'POST', url: '/api/v1/echo', payload: { text: 'a' }, headers: json }),
      await app.inject({ method: 'POST', url: '/api/v1/echo', payload: '{', headers: json }),
      await app.inject({
        method: 'POST',
        url: '/api/v1/echo',
        payload: 'a',
        headers: { 'content-type': 'text/plain' },
      }),
      await app.inject({
        method: 'POST',
        url: '/api/v1/echo',
        payload: { text: 'a' },
        headers: fromElsewhere,
      }),
      await app.inject('/api/v1/%zz'),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 404, 500, 500, 404, 200, 400, 415, 403, 400,
    ]);
    const https = { 'strict-transport-security': 'max-age=63072000' };
    for (const { headers } of responses) expect(headers).toMatchObject({ ...securityHeaders, ...https });
  });

  it('make browsers use https for subdomains only if that is configured', async () => {
    const { app } = await startCompleteApp(
      {},
      { organisation: { ...composed.organisation, hsts: 'preload' } },
    );
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it('are on the response to a connection that does not send HTTP [8.6.1]', async () => {
    const { app } = await startApp();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('HELLO\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('400 Bad Request');
    for (const [name, value] of Object.entries(securityHeaders)) expect(head).toContain(`${name}: ${value}`);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'API_BAD_REQUEST' } });
  });

  it('are on the response to a head that is too large [8.6.1]', async () => {
    const { app } = await startApp();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('431 Request Header Fields Too Large');
    for (const [name, value] of Object.entries(securityHeaders)) expect(head).toContain(`${name}: ${value}`);
    expect(body).not.toMatch(/fastify|FST_/i);
  });

  it('allow other sites nothing', async () => {
    const { app } = await startApp();
    const response = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/echo',
      headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
