import fastify from 'fastify';
import { expect, it } from 'vitest';
import { uploads } from '../example-content/uploads.ts';
import { addUploadRoutes } from './upload-routes.ts';

const app = fastify();
addUploadRoutes(app, uploads);

it('serves a page that may be framed and runs no scripts', async () => {
  const response = await app.inject('/wp-content/uploads/tides.html');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['content-security-policy']).not.toContain('script');
  expect(response.headers['content-security-policy']).not.toContain('frame-ancestors');
});

it('serves a file for download', async () => {
  const response = await app.inject('/wp-content/uploads/what-we-owe-2026.pdf');
  expect(response.headers['content-type']).toBe('application/pdf');
  const [, start] = /startxref\n(\d+)/.exec(response.body) ?? [];
  expect(response.body.slice(Number(start))).toMatch(/^xref\n0 6\n/);
});
