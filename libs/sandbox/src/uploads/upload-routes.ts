import type { FastifyInstance } from 'fastify';
import type { Uploads } from './uploads.ts';

/** Uploads of the content service. Any site may embed the page. */
export function addUploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  for (const [name, { type, body }] of Object.entries(uploads)) {
    app.get(`/wp-content/uploads/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=300')
        .send(body),
    );
  }
}
