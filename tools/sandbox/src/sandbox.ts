import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { entries } from '../content/entries.ts';
import { addContentRoutes } from './content/content-service.ts';
import { createContentStore } from './content/store/content-store.ts';
import { addControlRoutes } from './controls/control-routes.ts';
import { addFaultHooks } from './faults/fault-hooks.ts';
import { createFaultList } from './faults/fault-list.ts';
import { drawingNamed } from './pictures/catalogue.ts';
import { encode } from './pictures/encode.ts';
import { addMediaRoutes } from './pictures/media-service.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import { createRequestLog } from './requests/request-log.ts';

export interface SandboxParts {
  /** The address by which the services write their own links. */
  origin: () => string;
  contentKey: string;
  picturesCache: string;
  wait: (ms: number) => Promise<void>;
  now: () => Date;
}

/** The sandbox as an application that does not listen yet. */
export function buildSandbox(parts: SandboxParts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, exposeHeadRoutes: true });
  const faults = createFaultList();
  const log = createRequestLog(parts.now);
  const store = createContentStore(entries);
  const pictures = createPictureStore(parts.picturesCache, ({ name, width, encoding }) => {
    const drawing = drawingNamed(name);
    if (drawing === undefined) throw new Error(`No picture is called "${name}"`);
    return encode(drawing, width, encoding);
  });

  const service = (name: string, addRoutes: (scope: FastifyInstance) => void) =>
    app.register(async (scope) => {
      scope.addHook('onRequest', async (request) => log.add(name, request.method, request.url));
      addFaultHooks(scope, { service: name, faults, wait: parts.wait });
      addRoutes(scope);
    });
  service('content', (scope) =>
    addContentRoutes(scope, { store, contentKey: parts.contentKey, origin: parts.origin }),
  );
  service('media', (scope) => addMediaRoutes(scope, pictures));

  addControlRoutes(app, { faults, log, store, services: ['content', 'media'] });
  return app;
}

export const defaultPicturesCache = join(import.meta.dirname, '../../../.cache/pictures');
