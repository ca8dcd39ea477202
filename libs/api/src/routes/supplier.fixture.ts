import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A status and a body, or no response (`hang`, `drop` after it has read the request). */
export type Reply = { status?: number; body?: unknown } | 'hang' | 'drop';

/** A supplier on this machine that records its requests and responds as `replyTo` returns, until the test ends. */
export async function startSupplier(replyTo: (received: ReceivedRequest, count: number) => Reply) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await json(request) };
    received.push(one);
    const reply = replyTo(one, received.length);
    if (reply === 'hang') return;
    if (reply === 'drop') return void request.socket.destroy();
    const { status = 200, body = {} } = reply;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
