import { once } from 'node:events';
import { request as send, Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiErrorSchema } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';

const kilobyte = 1024;

/** Sends a body piece by piece on one connection, which stays open, and resolves to the response. */
function createVisitor(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string, bytes: number, { chunked = false, type = 'application/json' } = {}) => {
    const headers = { 'content-type': type, ...(!chunked && { 'content-length': bytes }) };
    const outgoing = send(`${origin}${path}`, { agent, method: 'POST', headers });
    const failed = once(outgoing, 'error').then(([error]) => Promise.reject(error as Error));
    const responded = once(outgoing, 'response');
    const closed = once(outgoing, 'close');
    const writing = (async () => {
      for (let sent = 0; sent < bytes && !outgoing.destroyed; sent += 16 * kilobyte) {
        const piece = Buffer.alloc(Math.min(16 * kilobyte, bytes - sent), 'a');
        if (!outgoing.write(piece)) await Promise.race([closed, once(outgoing.setMaxListeners(0), 'drain')]);
      }
      outgoing.end();
    })();
    const [response] = (await Promise.race([responded, failed])) as [
      AsyncIterable<Buffer> & { statusCode: number },
    ];
    let body = '';
    for await (const piece of response) body += String(piece);
    await writing;
    return { status: response.statusCode, code: parseResponse(apiErrorSchema, tryParse(body))?.error.code };
  };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An api that reads bodies and says how long they were. */
const readingApi = () => {
  const lengths: number[] = [];
  const api: RequestListener = async (request, response) => {
    let length = 0;
    for await (const piece of request) length += (piece as Buffer).length;
    lengths.push(length);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  return { api, lengths };
};

it.each([
  ['/api/v1/ccu', 100, false],
  ['/api/v1/ccu', 200, true],
  ['/api/v1/ccu', 900, false],
  ['/api/v1/sdoc', 3000, false],
  ['/api/v1/sca', 3000, true],
  ['/api/v1/contact', 600, false],
  ['/api/v1/contact', 3000, true],
  ['/api/v1/never', 200, true],
])(
  'a body for %s of %i kB is too large before it is forwarded, and the next call is served [7.2.5]',
  async (path, size, chunked) => {
    const { api, lengths } = readingApi();
    const { origin } = await startSite({}, { api });
    const visit = createVisitor(origin);
    for (let time = 0; time < 3; time += 1)
      expect(await visit(path, size * kilobyte, { chunked })).toEqual({
        status: 413,
        code: 'API_BODY_TOO_LARGE',
      });
    expect(lengths).toEqual([]);
    expect(await visit('/api/v1/sca', 60 * kilobyte, { chunked })).toMatchObject({ status: 200 });
    expect(await visit('/api/v1/contact', 500 * kilobyte, { chunked })).toMatchObject({ status: 200 });
    expect(lengths).toEqual([60 * kilobyte, 500 * kilobyte]);
  },
);

it.each(['/_member-entry', '/_content-events', '/_consent', '/_csp-reports', '/about'])(
  'a body that is too large for the site’s own route %s is refused, and the next call is served [8.6.6]',
  async (path) => {
    const { origin } = await startSite();
    const visit = createVisitor(origin);
    const type = path === '/_csp-reports' ? 'application/csp-report' : 'application/json';
    for (const chunked of [false, true, false])
      expect(await visit(path, 900 * kilobyte, { chunked, type })).toMatchObject({ status: 413 });
  },
);

it.each([false, true])(
  'what the api responds is kept, although it closes before the body has arrived (chunked: %s)',
  async (chunked) => {
    const api = createServer((request, response) => {
      response.writeHead(429, { 'content-type': 'application/json', connection: 'close' });
      response.end('{"error":{"code":"API_RATE_LIMITED","message":"Wait","requestId":"a"}}', () =>
        request.socket.destroy(),
      );
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void api.close());
    await once(api, 'listening');
    const { origin } = await startSite({
      API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    const visit = createVisitor(origin);
    for (const kilobytes of [1, 60, 60, 500, 500, 500])
      expect(await visit('/api/v1/contact', kilobytes * kilobyte, { chunked })).toEqual({
        status: 429,
        code: 'API_RATE_LIMITED',
      });
  },
);
