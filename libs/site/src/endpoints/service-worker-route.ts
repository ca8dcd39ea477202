import type { FastifyPluginCallback } from 'fastify';
import { offlinePath, workerPath } from '../worker/worker-storage.ts';
import { revalidate } from '../config/caching.ts';
import { createStoredPage } from '../engine/page-cache/stored-page.ts';
import type { PageBuilder } from '../engine/page-builder.ts';
import type { ContentSecurity } from '../engine/security/security-headers.ts';
import { sendPage } from '../engine/send-page.ts';
import { removingWorker } from './removing-worker.ts';

export interface ServiceWorkerOptions {
  /** The built worker; `undefined` removes those that browsers have. */
  code: string | undefined;
  builder: Pick<PageBuilder, 'getPlainPage'>;
  security: Pick<ContentSecurity, 'headers' | 'workerPolicy'>;
}

/**
 * `GET /sw.js`, and the page that it shows without a connection. Browsers check for a new worker with every page, and
 * get a 304.
 */
export const serviceWorkerRoute: FastifyPluginCallback<ServiceWorkerOptions> = (
  app,
  { code, builder, security },
  done,
) => {
  const worker = createStoredPage({
    status: 200,
    html: code ?? removingWorker,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': revalidate,
      vary: 'Accept-Encoding',
      'content-security-policy': security.workerPolicy,
      ...security.headers,
    },
    fullyRead: true,
    renderedAt: 0,
  });
  app.get(workerPath, (request, reply) => sendPage(request, reply, worker));
  if (code !== undefined)
    app.get(offlinePath, async (request, reply) =>
      sendPage(request, reply, await builder.getPlainPage('offline')),
    );
  done();
};
