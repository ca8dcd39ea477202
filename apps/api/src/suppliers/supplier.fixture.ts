import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What a supplier was sent. */
export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What it says: a status and a body, or nothing at all (`hang`, `drop` after it has heard). */
export type Reply = { status?: number; body?: unknown } | 'hang' | 'drop';

/** A supplier on this machine that notes all it is sent and answers as told, until the test is over. */
export async function startSupplier(replyTo: (heard: Heard, count: number) => Reply) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await json(request) };
    heard.push(one);
    const reply = replyTo(one, heard.length);
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
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}
