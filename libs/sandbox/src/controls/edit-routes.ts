import type { FastifyInstance } from 'fastify';
import type { ContentStore } from '../content/store/content-store.ts';
import type { ContentEvent } from './content-events.ts';

/** Maximum body, bytes: more than the site reads of a response, so that tests can send one that is too large. */
const bodyLimit = 8_000_000;

const createBodySchema = (key: string, pattern: string, value: string) => ({
  bodyLimit,
  schema: {
    body: {
      type: 'object',
      required: [key, value],
      properties: { [key]: { type: 'string', pattern }, [value]: {} },
    },
  },
});

/** `/_sandbox/entries`, `/cards` and `/main-data`: changes in memory, in place of the seed content, until reset. */
export function addEditRoutes(
  app: FastifyInstance,
  store: ContentStore,
  notifySite: (event: ContentEvent) => Promise<void>,
): void {
  app.get('/_sandbox/entries', () => store.paths());
  app.put<{ Body: { path: string; entry: unknown } }>(
    '/_sandbox/entries',
    createBodySchema('path', '^/', 'entry'),
    async (request, reply) => {
      store.putEntry(request.body.path, request.body.entry);
      await notifySite({ paths: [request.body.path] });
      return reply.code(204).send();
    },
  );
  app.put<{ Body: { route: string; cards: unknown } }>(
    '/_sandbox/cards',
    createBodySchema('route', '^/wp-json/', 'cards'),
    async (request, reply) => {
      store.putList(request.body.route, request.body.cards);
      await notifySite({ all: true });
      return reply.code(204).send();
    },
  );
  app.put('/_sandbox/main-data', async (request, reply) => {
    store.putMainData(request.body);
    await notifySite({ all: true });
    return reply.code(204).send();
  });

  const resets = {
    entries: () => store.resetEntries(),
    cards: () => store.resetLists(),
    'main-data': () => store.resetMainData(),
  };
  for (const [name, reset] of Object.entries(resets)) {
    app.delete(`/_sandbox/${name}`, async (_request, reply) => {
      reset();
      await notifySite({ all: true });
      return reply.code(204).send();
    });
  }
}
