import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUpstream } from '@guildhall/upstream';
import { expect, it, onTestFinished } from 'vitest';
import { checkIndex, type Placement } from './check-index.ts';

async function check(status: number, body: object, place?: (permalink: unknown) => Placement) {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const content = createUpstream({ name: 'content', origin, deadlineMs: 5_000, retries: 0 });
  const { status: kind, text } = await checkIndex(content, place);
  return `${kind}: ${text}`;
}

it.each([404, 410])(
  'notes that the pages cannot be searched if nothing lists them: %i [2.10.12]',
  async (status) => {
    expect(await check(status, { code: 'rest_no_route' })).toBe(
      'note: there is no sitemap, feed or search of pages: the content service has no /wp-json/index/api',
    );
  },
);

it('finds an index with another response, or an error [2.10.12]', async () => {
  expect(await check(200, { items: [], pages: 1 })).toBe('ok: the content service lists its entries');
  expect(await check(200, [])).toMatch(/^fix: its response has no items or no pages/);
  expect(await check(500, {})).toMatch(/^fix: .*see the log of the content service/);
});

it('names entries whose URLs this site cannot serve, and those that visitors never see [2.9.12] [2.10.12]', async () => {
  const items = ['/a', '/p/b', '/c'].map((permalink) => ({ permalink, title: 'A' }));
  const place = (placement: Placement) => (permalink: unknown) =>
    permalink === '/p/b' ? placement : 'shown';
  expect(await check(200, { items, pages: 1 }, place('nowhere'))).toMatch(
    /^fix: 1 of the first 3 entries have URLs .*, such as "\/p\/b": choose another structure of permalinks/,
  );
  expect(await check(200, { items, pages: 1 }, place('taken'))).toBe(
    'fix: visitors do not see 1 of the first 3 entries, such as "/p/b": the site has a page of its own at this address; ' +
      'choose another for the entry',
  );
});
