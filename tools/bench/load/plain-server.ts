// A bare Fastify that renders the plain page with 12 cards for each request: the limit of a React server here.
import { createRequire } from 'node:module';
import { renderPlainPage } from '../render/plain-page.ts';
import type { Fastify } from './fastify.ts';

const fastify = createRequire(import.meta.url)('fastify') as Fastify;
const app = fastify({ logger: false });
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').send(renderPlainPage(12)),
);
process.stdout.write(`plain listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
