import type { IncomingMessage, ServerResponse } from 'node:http';
import { builtInMainData } from '@guildhall/cms-client';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listHtmlFaults } from '../../../../config/html-faults.ts';
import { responseTexts } from '../texts/response-texts.ts';
import { errorPages } from './error-pages.ts';
import { createStoredPage } from './page-cache/stored-page.ts';
import type { PageBuilder } from './page-builder.ts';
import { startSite } from '../host/site.fixture.ts';

async function requestBroken(getPlainPage: PageBuilder['getPlainPage']) {
  const app = Fastify();
  await app.register(errorPages, {
    organisation: { language: 'de' },
    builder: { getPlainPage },
    mainData: { current: () => builtInMainData },
    texts: responseTexts,
  });
  app.get('/', async () => {
    throw new Error('a secret');
  });
  return app.inject('/');
}

it('shows the error page when a page throws, and no internals [8.1.1]', async () => {
  const response = await requestBroken(async () =>
    createStoredPage({ status: 500, html: 'An error occurred', headers: {}, fullyRead: true, renderedAt: 0 }),
  );
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe('An error occurred');
});

it('shows a valid page without dependencies when the error page throws too [2.3.15] [8.1.1]', async () => {
  const response = await requestBroken(() => Promise.reject(new Error('and again')));
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('An error occurred while showing the error page');
  expect(response.body).toMatch(/<a [^>]*href="\/"[^>]*>Go back to home<\/a>/);
  expect(response.body).toContain('<html lang="de">');
  expect(response.body).not.toContain('secret');
  expect(await listHtmlFaults(response.body)).toEqual([]);
});

it('says when to try again a page that cannot be read [8.2.2]', async () => {
  const content = (request: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(request.url?.includes('/entry/') ? 500 : 200, { 'content-type': 'application/json' })
      .end('{}');
  const { origin } = await startSite({}, { content });
  const { status, headers } = await fetch(`${origin}/about`);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
});
