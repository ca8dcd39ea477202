import fastify, { type FastifyInstance } from 'fastify';
import { entries } from '../content/entries.ts';
import { addContentRoutes } from './content/content-service.ts';
import { createContentStore } from './content/store/content-store.ts';
import type { ContentEvent } from './controls/content-events.ts';
import { addEditRoutes } from './controls/edit-routes.ts';
import { addFaultRoutes } from './controls/fault-routes.ts';
import { addFormParser, addSwitchGuard } from './controls/guard.ts';
import { addRequestRoutes } from './controls/request-routes.ts';
import { addFaultHooks } from './faults/fault-hooks.ts';
import { createFaultList } from './faults/fault-list.ts';
import { addHomeRoutes } from './home/home-routes.ts';
import { services } from './home/services.ts';
import { addMediaRoutes } from './pictures/media-service.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { createRequestLog } from './requests/request-log.ts';

export interface SandboxParts {
  /** The address by which the services write their own links. */
  origin: () => string;
  siteOrigin: string | undefined;
  contentKey: string;
  pictures: Pick<PictureStore, 'fetch'>;
  tellSite: (event: ContentEvent) => Promise<void>;
  wait: (ms: number) => Promise<void>;
  now: () => Date;
}

/** The sandbox as an application that does not listen yet. */
export function buildSandbox(parts: SandboxParts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const faults = createFaultList();
  const log = createRequestLog(parts.now);
  const store = createContentStore(entries);

  /** Its routes are logged and suffer the faults ordered for it; nothing else is and does. */
  const service = (name: string, addRoutes: (scope: FastifyInstance) => void) =>
    app.register(async (scope) => {
      scope.addHook('onRequest', async (request) => log.add(name, request.method, request.url));
      addFaultHooks(scope, { service: name, faults, wait: parts.wait });
      addRoutes(scope);
    });
  void service('content', (scope) =>
    addContentRoutes(scope, { store, contentKey: parts.contentKey, origin: parts.origin }),
  );
  void service('media', (scope) => addMediaRoutes(scope, parts.pictures));

  void app.register(async (scope) => {
    addSwitchGuard(scope);
    addFormParser(scope);
    addFaultRoutes(
      scope,
      faults,
      services.map(({ name }) => name),
    );
    addRequestRoutes(scope, log);
    addEditRoutes(scope, store, parts.tellSite);
    addHomeRoutes(scope, { origin: parts.origin, siteOrigin: parts.siteOrigin, faults, log });
  });
  return app;
}
