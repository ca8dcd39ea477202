import type { FastifyInstance } from 'fastify';
import type { ContentStore } from '../content/store/content-store.ts';
import { faultModes, type FaultList, type FaultOrder } from '../faults/fault-list.ts';
import type { RequestLog } from '../requests/request-log.ts';

interface Controls {
  faults: FaultList;
  log: RequestLog;
  store: ContentStore;
  services: readonly string[];
}

const body = (required: string[], properties: Record<string, unknown>) => ({
  schema: { body: { type: 'object', required, properties, additionalProperties: false } },
});

/** The switches under `/_sandbox`, for tests and people. They never suffer faults and are not logged. */
export function addControlRoutes(app: FastifyInstance, { faults, log, store, services }: Controls): void {
  const order = body(['service', 'mode'], {
    service: { enum: services },
    mode: { enum: faultModes },
    delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    match: { type: 'string' },
    times: { type: 'integer', minimum: 1 },
  });
  app.get('/_sandbox/faults', () => faults.all());
  app.post<{ Body: FaultOrder }>('/_sandbox/faults', order, (request, reply) =>
    reply.code(201).send(faults.add(request.body)),
  );
  app.delete('/_sandbox/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/_sandbox/faults/:id', (request, reply) =>
    reply.code(faults.clear(Number(request.params.id)) ? 204 : 404).send(),
  );

  app.get('/_sandbox/requests', () => log.all());
  app.delete('/_sandbox/requests', (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });

  const entry = body(['path', 'entry'], { path: { type: 'string', pattern: '^/' }, entry: {} });
  app.put<{ Body: { path: string; entry: unknown } }>('/_sandbox/entries', entry, (request, reply) => {
    store.putEntry(request.body.path, request.body.entry);
    return reply.code(204).send();
  });
  app.get('/_sandbox/entries', () => store.paths());
  app.delete('/_sandbox/entries', (_request, reply) => {
    store.resetEntries();
    return reply.code(204).send();
  });

  const cards = body(['route', 'cards'], { route: { type: 'string', pattern: '^/wp-json/' }, cards: {} });
  app.put<{ Body: { route: string; cards: unknown } }>('/_sandbox/cards', cards, (request, reply) => {
    store.putList(request.body.route, request.body.cards);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/cards', (_request, reply) => {
    store.resetLists();
    return reply.code(204).send();
  });

  app.put('/_sandbox/main-data', (request, reply) => {
    store.putMainData(request.body);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/main-data', (_request, reply) => {
    store.resetMainData();
    return reply.code(204).send();
  });

  /** Where the fault `redirect` sends callers: a sensible answer that nobody should have followed. */
  app.get('/_sandbox/elsewhere', (request) => {
    log.add('elsewhere', request.method, request.url);
    return { followed: true };
  });
}
