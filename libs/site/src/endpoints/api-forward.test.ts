import { apiErrorCodes, apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../host/site.fixture.ts';

it('one call of a visitor is one call of the api, with the api’s own Retry-After', async () => {
  let calls = 0;
  const { origin } = await startSite(
    {},
    {
      api: (_request, response) => {
        calls += 1;
        response.writeHead(503, { 'retry-after': '5' }).end('{}');
      },
    },
  );
  const response = await fetch(`${origin}/api/v1/sca`);
  expect([response.status, response.headers.get('retry-after'), calls]).toEqual([503, '5', 1]);
});

it('the api gets the address of the visitor behind a trusted proxy, and of no other [7.2.5]', async () => {
  const visitors: unknown[] = [];
  const api = (request: IncomingMessage, response: ServerResponse) => {
    visitors.push(request.headers['x-forwarded-for']);
    response.end('{}');
  };
  for (const TRUSTED_PROXIES of ['127.0.0.1', '10.0.0.1']) {
    const { origin } = await startSite({ TRUSTED_PROXIES }, { api });
    await fetch(`${origin}/api/v1/sca`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  expect(visitors).toEqual(['203.0.113.7', '127.0.0.1']);
});

it('hop-by-hop headers of the api are not forwarded', async () => {
  const api = createServer((socket) => {
    const head = [
      'HTTP/1.1 200 OK',
      'Connection: keep-alive, X-Inside',
      'X-Inside: secret',
      'Keep-Alive: timeout=977',
      'Proxy-Authenticate: Basic',
      'Proxy-Connection: keep-alive',
      'Trailer: X-After',
      'Upgrade: h2c',
      'TE: trailers',
      'Content-Length: 2',
    ];
    socket.on('error', () => undefined).once('data', () => socket.end([...head, '', '{}'].join('\r\n')));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => void api.close());
  const { origin } = await startSite({
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  const { headers } = await fetch(`${origin}/api/v1/sca`);
  for (const name of ['x-inside', 'proxy-authenticate', 'proxy-connection', 'trailer', 'upgrade', 'te'])
    expect(headers.get(name), name).toBeNull();
  expect(headers.get('keep-alive')).not.toContain('977');
});

it('an unreachable api gives an error in the api’s format, with a request ID that the log has too', async () => {
  const { origin, log } = await startSite({ API_ORIGIN: 'http://127.0.0.1:1' });
  const response = await fetch(`${origin}/api/v1/sca?token=hunter2`);
  const error = parseResponse(apiErrorSchema, await response.json())?.error;
  expect([
    response.status,
    response.headers.get('retry-after'),
    response.headers.get('x-request-id'),
  ]).toEqual([...[503, '5'], error?.requestId]);
  expect(apiErrorCodes).toContain(error?.code);
  expect(log).toContainEqual(expect.objectContaining({ reqId: error?.requestId }));
  expect(JSON.stringify(log)).not.toContain('hunter2');
});
