import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpstream, type UpstreamOptions } from './upstream.ts';

const servers: Server[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const upstreamAt = (origin: string, options: Partial<UpstreamOptions> = {}) =>
  createUpstream({ name: 'content', origin, deadlineMs: 5_000, retries: 0, ...options });

describe('over a real connection', () => {
  it('reads JSON, compressed or not', async () => {
    const origin = await serve((request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(JSON.stringify({ path: request.url, accept: request.headers.accept })));
    });
    expect(await upstreamAt(origin).readJson('/a?b=c')).toEqual({
      path: '/a?b=c',
      accept: 'application/json',
    });
  });

  it('does not follow a redirect, so that no other host sees the request', async () => {
    const elsewhere = vi.fn<RequestListener>((_request, response) => void response.end('{}'));
    const other = await serve(elsewhere);
    const origin = await serve((_request, response) => {
      response.writeHead(302, { location: `${other}/stolen` }).end();
    });
    const call = upstreamAt(origin).readJson('/', { headers: { authorization: 'Bearer secret' } });
    await expect(call).rejects.toMatchObject({ code: 'UPSTREAM_REDIRECT', status: 302 });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('stops reading a response that is too large, even if it is small when compressed', async () => {
    const origin = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(JSON.stringify('x'.repeat(20_000_000))));
    });
    await expect(upstreamAt(origin).readJson('/')).rejects.toMatchObject({ code: 'UPSTREAM_TOO_LARGE' });
  });

  it('closes the connection when the deadline passes during the response', async () => {
    const started = Promise.withResolvers();
    const gone = Promise.withResolvers();
    const origin = await serve((request, response) => {
      response.write('{"half":');
      request.socket.on('close', gone.resolve);
      started.resolve(undefined);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const call = expect(upstreamAt(origin).readJson('/')).rejects.toMatchObject({
      code: 'UPSTREAM_DEADLINE',
    });
    await started.promise;
    vi.advanceTimersByTime(5_000);
    await call;
    await gone.promise;
  });

  it('distinguishes a connection that breaks during the response from an invalid response', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":', () => response.destroy());
    });
    await expect(upstreamAt(origin).readJson('/')).rejects.toMatchObject({ code: 'UPSTREAM_NETWORK' });
  });

  it('reports a refused connection', async () => {
    const origin = await serve(() => undefined);
    for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
    await expect(upstreamAt(origin).readJson('/a')).rejects.toThrow(
      'content could not be reached (ECONNREFUSED) for /a',
    );
  });
});
