import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addUploadRoutes } from './upload-routes.ts';

const app = fastify();
addUploadRoutes(app);

it('has a page that may be framed and runs nothing', async () => {
  const answer = await app.inject('/wp-content/uploads/tides.html');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['content-security-policy']).not.toContain('script');
  expect(answer.headers['content-security-policy']).not.toContain('frame-ancestors');
});

it('offers a file for download', async () => {
  const answer = await app.inject('/wp-content/uploads/what-we-owe-2026.pdf');
  expect(answer.headers['content-type']).toBe('application/pdf');
  const [, start] = /startxref\n(\d+)/.exec(answer.body) ?? [];
  expect(answer.body.slice(Number(start))).toMatch(/^xref\n0 6\n/);
});
