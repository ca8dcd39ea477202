import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { retryAtOnce } from '../retry-at-once.fixture.ts';
import { connectContentService } from './content-service.ts';

/** A content service with working pages and broken lists. */
async function startContent(): Promise<string> {
  const server = createServer((request, response) => {
    const isEntry = request.url?.startsWith('/wp-json/entry');
    const isMissing = request.url?.includes('none');
    response.writeHead(isMissing ? 404 : isEntry ? 200 : 500, { 'content-type': 'application/json' });
    const content = [{ blockName: 'acf/page-title', idd: 'a', title: 'Here' }];
    const postStatus = request.url?.includes('odd') ? 'unheard-of' : 'publish';
    response.end(JSON.stringify(isEntry ? { title: 'Here', postStatus, hasAccess: true, content } : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('pages are read while any number of lists fail [7.1.5]', async () => {
  retryAtOnce();
  const config = readConfig({
    API_ORIGIN: 'http://127.0.0.1:1',
    CONTENT_ORIGIN: await startContent(),
    ORGANISATION_URL: 'https://organisation.test/',
  });
  const cms = connectContentService(config, fastify({ logger: false }).log as FastifyBaseLogger, {
    grounds: {},
    language: 'en',
  });
  for (let count = 0; count < 20; count += 1)
    expect((await cms.readCards(`/wp-json/cards/api/news?category=${count}`)).outcome).toBe('failed');
  const { outcome, entry } = await cms.readEntry('/about');
  expect([outcome, entry?.title]).toEqual(['found', 'Here']);
});

it('every failed read is logged with its path, and a page that does not exist is no failure [8.2.3]', async () => {
  retryAtOnce();
  const config = readConfig({
    API_ORIGIN: 'http://127.0.0.1:1',
    CONTENT_ORIGIN: await startContent(),
    ORGANISATION_URL: 'https://organisation.test/',
  });
  const log = fastify({ logger: false }).log as FastifyBaseLogger;
  const warn = vi.spyOn(log, 'warn');
  const cms = connectContentService(config, log, { grounds: {}, language: 'en' });
  await cms.readCards('/wp-json/cards/api/news');
  const reads = warn.mock.calls.filter(([, message]) => message === 'content service');
  expect(JSON.stringify(reads)).toContain('/wp-json/cards/api/news');
  warn.mockClear();
  expect((await cms.readEntry('/none')).outcome).toBe('missing');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['reports what is wrong with an entry when its page reads it', true, 1],
  ['reports nothing when the search reads it', false, 0],
])('%s', async (_, reportsProblems, expected) => {
  const config = readConfig({
    API_ORIGIN: 'http://127.0.0.1:1',
    CONTENT_ORIGIN: await startContent(),
    ORGANISATION_URL: 'https://organisation.test/',
  });
  const log = fastify({ logger: false }).log as FastifyBaseLogger;
  const warn = vi.spyOn(log, 'warn');
  const cms = connectContentService(config, log, { grounds: {}, language: 'en', reportsProblems });
  await cms.readEntry('/odd');
  expect(warn).toHaveBeenCalledTimes(expected);
});
