import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStack } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

/** An edge in front of the site: like others, it reports each visitor's address. */
async function startEdge(siteOrigin: string) {
  const edge = createServer((incoming, outgoing) => {
    const visitor = String(incoming.headers['x-visitor']);
    const headers = { ...incoming.headers, 'x-forwarded-for': visitor };
    const onward = httpRequest(
      new URL(incoming.url ?? '/', siteOrigin),
      { method: incoming.method, headers },
      (response: IncomingMessage) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(edge, 'listening');
  return { origin: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`, close: () => edge.close() };
}

test('behind an edge and the site, each visitor has a separate rate limit at the api [7.2.5]', async () => {
  const stack = await startStack({ TRUSTED_PROXIES: '127.0.0.1' }, { RATE_LIMIT_PER_MINUTE: '3' });
  const edge = await startEdge(stack.site.origin);
  const readStatus = async (visitor: string) => {
    const body = JSON.stringify({
      data: '{ products(first: 5, query: "title:a*") { edges { node { id } } } }',
    });
    const headers = { 'content-type': 'application/json', 'x-visitor': visitor };
    return (await fetch(`${edge.origin}/api/v1/sca`, { method: 'POST', headers, body })).status;
  };
  try {
    const first: number[] = [];
    for (let call = 0; call < 4; call++) first.push(await readStatus('203.0.113.7'));
    expect(first).toEqual([200, 200, 200, 429]);
    expect(await readStatus('203.0.113.8')).toBe(200);
  } finally {
    edge.close();
    await stack.stop();
  }
});
