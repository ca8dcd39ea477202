import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { letTimePass, stopClock } from '../../../config/stopped-clock.ts';
import { startApp } from './app.fixture.ts';

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;

it.each([
  ['a head', 'GET /healthz HTTP/1.1\r\n', 'X-a: b\r\n', '408'],
  ['a call', post('/api/v1/echo'), '1\r\n \r\n', '408'],
  ['a call that leads nowhere', post('/api/v1/nothing'), '1\r\n \r\n', '404'],
])(
  'a caller who drips %s is disconnected, and the api’s handle is released [8.6.6]',
  async (_what, head, drop, status) => {
    const { app } = await startApp({ connectionLimits: { headMs: 200, requestMs: 200 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const { port } = app.server.address() as AddressInfo;
    // The caller does not close its side when the api has closed its own.
    const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    caller.on('error', () => undefined).write(head);
    const dripping = setInterval(() => caller.writable && caller.write(drop), 10);
    onTestFinished(() => {
      clearInterval(dripping);
      caller.destroy();
    });
    stopClock();
    const [response, [socket]] = await Promise.all([text(caller).catch(() => ''), accepted]);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    if (!socket.destroyed) await letTimePass(once(socket, 'close'));
    expect(await promisify((done) => app.server.getConnections(done))()).toBe(0);
  },
);
