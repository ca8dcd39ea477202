// A bare Fastify that renders the plain page with 12 cards for each request: the limit of a React server here. The page
// contains as many bytes of styles as the site's: `node plain-server.ts 36000`. Sending them costs both the same.
import { createRequire } from 'node:module';
import { renderPlainPage } from '../render/plain-page.ts';
import type { Fastify } from './constant-server.ts';

const fastify = createRequire(import.meta.url)('fastify') as Fastify;
const app = fastify({ logger: false });
const styles = `<style>${'p{margin:0}'.repeat(Math.ceil(Number(process.argv[2]) / 11))}</style>`;
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').send(renderPlainPage(12) + styles),
);
process.stdout.write(`plain listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
