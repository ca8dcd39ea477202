import type { FastifyInstance } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';

/** A value as the document store writes it. */
type StoredValue = { doubleValue: number };

/** What one krone is worth today in this town; near the product's fixed rates, and not the same. */
const seedRates = { EUR: 0.133_9, GBP: 0.114_8, USD: 0.156_2 };

const refusal = (code: number, status: string, message: string) => ({ error: { code, status, message } });

/** How the document store fails, where that differs from other services. */
export const documentsStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) => reply.code(500).send(refusal(500, 'INTERNAL', 'Internal error.')),
  throttled: (_request, reply) => reply.code(429).send(refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')),
  refused: (_request, reply) =>
    reply.code(403).send(refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.')),
  empty: (_request, reply) => reply.send({}),
};

/** The documents that the sandbox has; only exchange rates so far. */
export interface DocumentStore {
  putRates(rates: Record<string, number>): void;
  reset(): void;
  /** Undefined where there is no such document. */
  fieldsOf(path: string): Record<string, StoredValue> | undefined;
}

export function createDocumentStore(): DocumentStore {
  let rates: Record<string, number> = seedRates;
  return {
    putRates(changed) {
      rates = changed;
    },
    reset() {
      rates = seedRates;
    },
    fieldsOf: (path) =>
      path === 'settings/exchangeRates'
        ? Object.fromEntries(Object.entries(rates).map(([name, doubleValue]) => [name, { doubleValue }]))
        : undefined,
  };
}

/** The stand-in of the document store, as its REST interface is: reading one document by its path. */
export function addDocumentRoutes(app: FastifyInstance, store: DocumentStore, now: () => Date): void {
  app.get<{ Params: { project: string; database: string; '*': string } }>(
    '/v1/projects/:project/databases/:database/documents/*',
    ({ params }, reply) => {
      const { project, database, '*': path } = params;
      const name = `projects/${project}/databases/${database}/documents/${path}`;
      const fields = store.fieldsOf(path);
      if (!fields) return reply.code(404).send(refusal(404, 'NOT_FOUND', `Document "${name}" not found.`));
      return { name, fields, createTime: '2026-01-01T00:00:00Z', updateTime: now().toISOString() };
    },
  );
}

/** `/_sandbox/exchange-rates`: other rates until they are reset. */
export function addDocumentControlRoutes(app: FastifyInstance, store: DocumentStore): void {
  const schema = { body: { type: 'object', additionalProperties: { type: 'number' } } };
  app.put<{ Body: Record<string, number> }>('/_sandbox/exchange-rates', { schema }, (request, reply) => {
    store.putRates(request.body);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/exchange-rates', (_request, reply) => {
    store.reset();
    return reply.code(204).send();
  });
}
