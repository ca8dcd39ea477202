import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { letTimePass, stopClock } from '../../../../../config/stopped-clock.ts';
import { startSite } from '../../host/site.fixture.ts';

/** Sends a little every 10 ms, and keeps its own side open after the server has closed. */
function drip(server: Server, head: string, drop: string): Socket {
  const { port } = server.address() as AddressInfo;
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  visitor.on('error', () => undefined).write(head);
  const dripping = setInterval(() => visitor.writable && visitor.write(drop), 10);
  onTestFinished(() => {
    clearInterval(dripping);
    visitor.destroy();
  });
  return visitor;
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
const drop = '1\r\n \r\n';

it.each([
  ['a head', 'GET / HTTP/1.1\r\n', 'X-a: b\r\n', 408],
  ['a content event', post('/_content-events'), drop, 408],
  ['a body for a page', post('/about'), drop, 408],
  ['a call of the api', post('/api/v1/sca'), drop, 408],
])('a client that drips %s is disconnected, and its socket is freed [8.6.6]', async (_what, ...sent) => {
  const [head, drops, status] = sent;
  const api: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end('{}'));
  };
  const { app } = await startSite({}, { api, connectionLimits: { headMs: 200, requestMs: 200 } });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const visitor = drip(app.server, head, drops);
  stopClock();
  const [body, [socket]] = await Promise.all([text(visitor).catch(() => ''), accepted]);
  expect(body.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  if (!socket.destroyed) await letTimePass(once(socket, 'close'));
  expect(await promisify((done) => app.server.getConnections(done))()).toBe(0);
});
