import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  request as requestPlain,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { request } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiErrorSchema, apiFailures, type ApiErrorCode } from '@guildhall/api-contract/errors';
import { parseResponse } from '@guildhall/api-contract/responses';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../config/free-port.ts';
import { listHtmlFaults } from '../../config/html-faults.ts';
import { getNginxPath, writeNginxFolder } from '../../config/nginx.ts';

const runFile = promisify(execFile);

let responses = 0;

/** Responds as a machine does, by the path. */
const respond: RequestListener = ({ url = '' }, response) => {
  if (url.includes('broken')) return void response.destroy();
  if (url.includes('silent')) return;
  const status = Number(/\d{3}/.exec(url)?.[0] ?? 200);
  const number = url.includes('once') ? `, response ${(responses += 1)}` : '';
  response.writeHead(status, { 'retry-after': '33' }).end(`the machine’s own ${status}${number}`);
};

let folder: string;
let errorLog = '';
const closers: (() => unknown)[] = [];
const ports = { visitors: 0, apis: 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-nginx-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const machine = createServer({ maxHeaderSize: 64 * 1024 }, respond).listen(0, '127.0.0.1');
  await once(machine, 'listening');
  closers.push(() => (machine.closeAllConnections(), machine.close()));
  const at = `127.0.0.1:${(machine.address() as AddressInfo).port}`;
  Object.assign(ports, { visitors: await findFreePort(), apis: await findFreePort() });
  const plain = await findFreePort();
  const words = await writeNginxFolder(folder, ['guildhall.conf', 'guildhall-apis.conf'], (text) =>
    text
      .replace(/^\s*listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.visitors} `)
      .replace('listen 127.0.0.1:4390', `listen 127.0.0.1:${ports.apis}`)
      .replaceAll(/10\.0\.0\.1[12]:4[23]00/g, at)
      // No machine counts as dead, so that the tests do not depend on each other.
      .replaceAll(/max_fails=\d/g, 'max_fails=0')
      .replaceAll(/proxy_read_timeout \d+s/g, 'proxy_read_timeout 1s')
      .replace('rate=50r/s', 'rate=1r/m')
      .replace('burst=200', 'burst=20'),
  );
  await runFile('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.org'],
    ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.pem')],
  ]);
  const nginx = spawn(getNginxPath(), words, { stdio: ['ignore', 'ignore', 'pipe'] });
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (errorLog += text));
  closers.push(async () => {
    const exited = once(nginx, 'exit');
    nginx.kill();
    await exited;
  });
  await vi.waitFor(() => connectTo(ports.visitors), { timeout: 30_000 });
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Rejects while nothing listens there. */
async function connectTo(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.destroy();
}

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let visitors = 0;

/** Sends a request from an address of its own, which is far from every limit. */
function send(
  path: string,
  {
    body,
    from = `203.0.113.${(visitors += 1)}`,
    to = 'visitors',
    headers = {},
  }: { body?: string; from?: string; to?: keyof typeof ports; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const options = {
    ...{ host: '127.0.0.1', port: ports[to], path, method: body === undefined ? 'GET' : 'POST' },
    ...{
      rejectUnauthorized: false,
      agent: false,
      headers: { 'x-forwarded-for': from, 'x-request-id': 'id-of-the-site', ...headers },
    },
  };
  return new Promise((resolve, reject) => {
    const outgoing = (to === 'visitors' ? request : requestPlain)(options, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: text }),
      );
    });
    outgoing.on('error', reject).end(body);
  });
}

/** Makes requests from one address until one is refused, at its limit. */
async function sendTooMany(path: string): Promise<Reply> {
  const from = `203.0.113.${(visitors += 1)}`;
  for (let turn = 0; turn < 30; turn += 1) {
    const reply = await send(path, { from });
    if (reply.status === 429) return reply;
  }
  throw new Error('no request was refused');
}

const large = 'a'.repeat(1_100_000);

function expectFailure({ status, headers, body }: Reply, code: ApiErrorCode, retryAfter: string | undefined) {
  const failure = apiFailures[code];
  const error = parseResponse(apiErrorSchema, JSON.parse(body))?.error;
  expect([status, error?.code, error?.message]).toEqual([failure.status, code, failure.message]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': error?.requestId,
  });
  expect(headers['retry-after']).toBe(retryAfter);
  return error?.requestId;
}

async function expectPage({ status, headers, body }: Reply, expected: number, name: string) {
  expect(status).toBe(expected);
  expect(body).toBe(
    await readFile(join(import.meta.dirname, `../../libs/cli/deploy/nginx/errors/${name}.html`), 'utf8'),
  );
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
}

describe('an error of nginx itself', () => {
  it.each(['broken', 'silent'])(
    'in a call is in the contract’s format when the machines are %s [8.6.23]',
    async (what) => {
      const [read, written] = await Promise.all([
        send(`/api/v1/${what}`),
        send(`/api/v1/${what}`, { body: '{}' }),
      ]);
      expect(expectFailure(read, 'API_UNAVAILABLE', '5')).toMatch(/^[\da-f]{32}$/);
      expectFailure(written, 'API_UNAVAILABLE', '5');
    },
  );

  it('in a call is in the contract’s format when there is too much of it or there are too many [8.6.23]', async () => {
    expectFailure(await send('/api/v1/ccu', { body: large }), 'API_BODY_TOO_LARGE', undefined);
    expectFailure(await sendTooMany('/api/v1/sca'), 'API_RATE_LIMITED', '5');
  });

  it.each(['broken', 'silent'])('is a helpful page when the machines are %s [8.6.23]', async (what) => {
    const replies = await Promise.all([
      send(`/${what}`),
      send(`/assets/${what}.js`),
      send(`/${what}`, { body: 'a=b' }),
    ]);
    for (const reply of replies) await expectPage(reply, 503, 'unavailable');
  });

  it('is a helpful page for too many requests, and one line for a form that is too large [8.6.23]', async () => {
    await expectPage(await sendTooMany('/about'), 429, 'too-many-requests');
    const { status, body, headers } = await send('/about', { body: large });
    expect([status, headers['cache-control']]).toEqual([413, 'no-store']);
    expect(body).toBe('This form is too large. Go back, and send less.');
  });

  it('is a helpful page for more cookies than fit; as many as other sites of a domain store fit [8.6.23]', async () => {
    const cookies = (bytes: number) => ({ cookie: `a=${'b'.repeat(bytes)}` });
    for (const to of ['visitors', 'apis'] as const)
      expect((await send('/api/v1/200', { to, headers: cookies(36_000) })).status).toBe(200);
    await expectPage(await send('/about', { headers: cookies(100_000) }), 431, 'cookies');
  });

  it('between a site and the apis is in the contract’s format too, with the site’s ID [8.6.23]', async () => {
    const paths = ['/api/v1/broken', '/api/v1/silent', '/api/v1/sca/broken'];
    const replies = await Promise.all(paths.map((path) => send(path, { to: 'apis', body: '{}' })));
    for (const reply of replies) expect(expectFailure(reply, 'API_UNAVAILABLE', '5')).toBe('id-of-the-site');
    expectFailure(await send('/api/v1/ccu', { to: 'apis', body: large }), 'API_BODY_TOO_LARGE', undefined);
  });
});

describe('an error of a machine', () => {
  it.each([404, 410, 429, 500, 503])('is passed on: %i [8.6.23]', async (status) => {
    for (const path of [`/${status}`, `/api/v1/${status}`]) {
      const reply = await send(path);
      expect([reply.status, reply.body]).toEqual([status, `the machine’s own ${status}`]);
      expect(reply.headers['retry-after']).toBe('33');
    }
  });
});

it.each(['visitors', 'apis'] as const)(
  'a machine that refuses a body before it has read it is heard, for %s [8.6.23]',
  async (to) => {
    for (let time = 0; time < 5; time += 1)
      expect(await send('/api/v1/413', { to, body: 'a'.repeat(900_000) })).toMatchObject({
        status: 413,
        body: 'the machine’s own 413',
      });
  },
);

it('a file is stored once, whatever query it is requested with', async () => {
  const read = async (query: string) => (await send(`/assets/once.js${query}`)).body;
  const [first, ...others] = [await read(''), await read('?1'), await read('?2&a=b')];
  expect(first).toMatch(/own 200, response \d+/);
  expect(new Set(others)).toEqual(new Set([first]));
});

it('no log of nginx has the ID of a payment or the code of an email, even if the machines are broken [4.7.16]', async () => {
  await expectPage(await send('/_payment/hunter2-broken'), 503, 'unavailable');
  await expectPage(await send('/reset-password?oobCode=hunter2-broken'), 503, 'unavailable');
  expect((await send('/api/v1/hunter2-broken')).status).toBe(503);
  expect((await send('/api/v1/hunter2-broken', { to: 'apis' })).status).toBe(503);
  expect((await send('/_payment/hunter2')).status).toBe(200);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.join('')).toContain('GET /_payment/:id 200 ');
  expect(texts.join('')).toMatch(/GET \/reset-password 503 .* 502, 502\n/);
  expect(errorLog + texts.join('')).not.toMatch(
    /_payment\/hunter2|oobCode|GET \/api\/v1\/hunter2-broken HTTP/,
  );
});

it.each(['unavailable', 'too-many-requests', 'cookies'])(
  '%s.html is valid and needs no other file',
  async (name) => {
    const html = await readFile(
      join(import.meta.dirname, `../../libs/cli/deploy/nginx/errors/${name}.html`),
      'utf8',
    );
    expect(await listHtmlFaults(html)).toEqual([]);
    expect(html).not.toMatch(/src=|url\(|@import|<link|<script/);
  },
);
