import type { FastifyInstance } from 'fastify';
import { findDrawing } from './catalogue.ts';
import { formats, widths } from './drawing.ts';
import { pictureEdition } from './edition.ts';
import type { Encoding, PictureRequest } from './picture-files.ts';

/** Pictures at `/media/<name>-<width>.jpg`: AVIF, WebP or JPEG by the Accept header, at the same URL. */
export function addMediaRoutes(
  app: FastifyInstance,
  readPicture: (request: PictureRequest) => Promise<Buffer>,
): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const [, name = '', digits] = /^([a-z0-9-]+)-(\d+)\.jpg$/.exec(request.params.file) ?? [];
    const drawing = findDrawing(name);
    const width = Number(digits);
    if (drawing === undefined || !formats[drawing.format].sizes.some((size) => widths[size] === width)) {
      return reply.code(404).type('text/plain').send('There is no such picture');
    }
    const encoding = chooseEncoding(request.headers.accept);
    const etag = `"${pictureEdition}-${name}-${width}-${encoding}"`;
    void reply
      .header('vary', 'Accept')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${encoding}`).send(await readPicture({ name, width, encoding }));
  });
}

/** The best of the three formats in an Accept header; JPEG if it names none of them. */
function chooseEncoding(accept: string | undefined): Encoding {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return 'jpeg';
}
