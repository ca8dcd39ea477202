import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, '../../src/example-content/films');

/** Videos at `/films/<name>.mp4`, complete or by range: players jump within them. */
export function addFilmRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/films/:name.mp4', async (request, reply) => {
    const { name } = request.params;
    const film = /^[a-z0-9-]+$/.test(name) ? read(name) : undefined;
    if (film === undefined) return reply.code(404).type('text/plain').send('There is no such film');
    void reply
      .type('video/mp4')
      .header('accept-ranges', 'bytes')
      .header('cross-origin-resource-policy', 'cross-origin');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return reply.send(film);
    const [first, last] = [Number(from), Math.min(to ? Number(to) : Infinity, film.length - 1)];
    if (first > last) return reply.code(416).header('content-range', `bytes */${film.length}`).send();
    return reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${film.length}`)
      .send(film.subarray(first, last + 1));
  });
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, `${name}.mp4`));
  } catch {
    return undefined;
  }
}
