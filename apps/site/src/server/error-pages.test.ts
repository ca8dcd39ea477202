import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { errorPages } from './error-pages.ts';
import { storePage } from './page-cache/stored-page.ts';
import type { PageMaker } from './page-maker.ts';

async function askBroken(plain: PageMaker['plain']) {
  const app = Fastify();
  await app.register(errorPages, { maker: { plain } });
  app.get('/', async () => {
    throw new Error('a secret of the inside');
  });
  return app.inject('/');
}

it('shows the error page when a page throws, and nothing of the inside [8.1.1]', async () => {
  const answer = await askBroken(async () =>
    storePage({ status: 500, html: 'An error occurred', headers: {}, fullyRead: true, renderedAt: 0 }),
  );
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toBe('An error occurred');
});

it('shows a page that needs nothing when the error page throws too [8.1.1]', async () => {
  const answer = await askBroken(() => Promise.reject(new Error('and again')));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('An error occurred while showing the error page');
  expect(answer.body).toMatch(/<a [^>]*href="\/"[^>]*>Go back to home<\/a>/);
  expect(answer.body).not.toContain('secret');
});
