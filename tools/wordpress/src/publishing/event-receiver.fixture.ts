import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export const eventSecret = 'a-secret-of-the-events';

/** Receives events like a site: checks type, timestamp and signature as `POST /_content-events` does. */
export async function receiveEvents() {
  const events: unknown[] = [];
  let planned: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 };
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const timestamp = String(request.headers['x-guildhall-timestamp']);
      const signature = createHmac('sha256', eventSecret).update(`${timestamp}.${body}`).digest('hex');
      const isValid =
        request.method === 'POST' &&
        request.url === '/_content-events' &&
        request.headers['content-type'] === 'application/json' &&
        Math.abs(Date.now() - Number(timestamp)) < 300_000 &&
        request.headers['x-guildhall-signature'] === `sha256=${signature}`;
      if (isValid) events.push(JSON.parse(body));
      const { status, headers = {}, body: text } = planned;
      response.writeHead(isValid ? status : 401, headers).end(isValid ? text : 'The signature is wrong');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respondWith(given: typeof planned): void {
      planned = given;
    },
    /** Returns the events since the last call. */
    take: (): unknown[] => events.splice(0),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
