// A bare Fastify, without hooks or log, that sends constant buffers: the bytes and headers of the site's own responses
// for the same page, compressed by brotli. Arguments: the site's origin, the paths as JSON.
import { request } from 'node:http';
import { createRequire } from 'node:module';

interface Reply {
  header(name: string, value: string): Reply;
  headers(headers: Record<string, string>): Reply;
  send(body: Buffer | string): Reply;
}

/**
 * The part of Fastify in use here. It is a dependency of site and sandbox, found through the workspace; these tools are
 * not a package and have no dependencies.
 */
export type Fastify = (options: object) => {
  get(path: string, handler: (request: unknown, reply: Reply) => Reply): void;
  listen(where: { port: number; host: string }): Promise<string>;
};

const [origin = '', paths = '[]'] = process.argv.slice(2);
const fastify = createRequire(import.meta.url)('fastify') as Fastify;
const app = fastify({ logger: false });

/** Headers that Node's server adds itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

for (const path of JSON.parse(paths) as string[]) {
  const { headers, body } = await fetchOnce(origin + path);
  app.get(path, (_request, reply) => reply.headers(headers).send(body));
}
process.stdout.write(`constant listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);

/** Fetches the response as sent, not decompressed. */
function fetchOnce(address: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const outgoing = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${address}: ${response.statusCode}`));
        const headers = Object.entries(response.headers).filter(([name]) => !addedByNode.has(name));
        resolve({
          headers: Object.fromEntries(headers) as Record<string, string>,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
