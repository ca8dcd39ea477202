import type { FastifyInstance } from 'fastify';
import { embedPage, filmScript } from './embed-page.ts';
import { iframeApi, widgetApi } from './iframe-api.ts';

/**
 * The video host: the script at `/iframe_api`, the one it loads from `/s/player/…`, which creates players, and their
 * frames at `/embed/<id>`.
 */
export function addVideoRoutes(app: FastifyInstance): void {
  const script = 'text/javascript; charset=utf-8';
  app.get('/iframe_api', (_request, reply) =>
    reply.type(script).header('cross-origin-resource-policy', 'cross-origin').send(iframeApi),
  );
  app.get('/s/player/:version/www-widgetapi.vflset/www-widgetapi.js', (_request, reply) =>
    reply.type(script).header('cross-origin-resource-policy', 'cross-origin').send(widgetApi),
  );
  app.get('/embed/film.js', (_request, reply) => reply.type(script).send(filmScript));
  app.get('/embed/:videoId', (_request, reply) => reply.type('text/html; charset=utf-8').send(embedPage));
}
