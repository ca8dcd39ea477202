import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import { projectId } from '../identity/id-token.ts';
import type { DocumentStore, DocumentWrite, Fields } from './document-store.ts';
import { readCaller, canRead, canWrite } from './document-rules.ts';

const root = `projects/${projectId}/databases/(default)/documents`;

class DocumentRefusal extends Error {
  readonly code: number;
  readonly status: string;

  constructor(code: number, status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }

  get body() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

const createDenied = () =>
  new DocumentRefusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
const createInvalid = (message: string) => new DocumentRefusal(400, 'INVALID_ARGUMENT', message);
const createUnimplemented = () => new DocumentRefusal(501, 'UNIMPLEMENTED', 'The sandbox does not do this.');
const send = (reply: FastifyReply, refusal: DocumentRefusal) => reply.code(refusal.code).send(refusal.body);

/** Faults of the document store that differ from those of other services. */
export const documentsStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) => send(reply, new DocumentRefusal(500, 'INTERNAL', 'Internal error.')),
  throttled: (_request, reply) =>
    send(reply, new DocumentRefusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')),
  refused: (_request, reply) => send(reply, createDenied()),
  empty: (_request, reply) => reply.send({}),
};

/** Changes in the shape of the REST interface. */
interface RestWrite {
  update?: { name?: string; fields?: Fields };
  delete?: string;
  updateMask?: { fieldPaths?: string[] };
  currentDocument?: { exists?: boolean };
}

/** A query for records by one field; no other is supported. */
interface Query {
  structuredQuery?: {
    from?: { collectionId?: string }[];
    where?: { fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: object } };
  };
}

interface OneDocument {
  Params: { project: string; database: string; '*': string };
  Querystring: Record<string, string | string[] | undefined>;
  Body: { fields?: Fields } | undefined;
}

/**
 * The stand-in of the document store's REST interface: reads, creates, changes and deletes one document, lists the
 * members' records, supports `commit`, `batchGet`, and `runQuery` by one field of the records. Everything else gets a
 * 501.
 */
export function addDocumentRoutes(app: FastifyInstance, store: DocumentStore, now: () => Date): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof DocumentRefusal) return send(reply, error);
    return send(reply, createInvalid('Invalid JSON payload received.'));
  });
  // The vendor's own library sends JSON as plain text, to avoid preflight requests.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  const getCaller = ({ headers }: FastifyRequest) => {
    const found = readCaller(headers.authorization, now());
    if (found === undefined)
      throw new DocumentRefusal(401, 'UNAUTHENTICATED', 'Missing or invalid authentication.');
    return found;
  };
  const write = (request: FastifyRequest, writes: readonly DocumentWrite[]) => {
    if (!canWrite(getCaller(request))) throw createDenied();
    const { outcome, path } = store.write(writes);
    if (outcome === 'exists already')
      throw new DocumentRefusal(409, 'ALREADY_EXISTS', `Document already exists: ${root}/${path}`);
    if (outcome === 'is missing')
      throw new DocumentRefusal(404, 'NOT_FOUND', `No document to update: ${root}/${path}`);
    return now().toISOString();
  };
  const read = (request: FastifyRequest, path: string) => {
    if (!canRead(path, getCaller(request))) throw createDenied();
    const document = store.get(path);
    return document && { name: `${root}/${path}`, ...document };
  };
  const list = (request: FastifyRequest) => {
    if (getCaller(request) !== 'service') throw createDenied();
    return Object.entries(store.records()).map(([uid, document]) => ({
      name: `${root}/users/${uid}`,
      ...document,
    }));
  };
  addReading(app, { read, list, now });
  addQueries(app, { read, store, now });
  addWriting(app, { read, write });
}

type Read = (
  request: FastifyRequest,
  path: string,
) => ({ name: string } & Record<string, unknown>) | undefined;
type List = (request: FastifyRequest) => ({ name: string } & Record<string, unknown>)[];
type Write = (request: FastifyRequest, writes: readonly DocumentWrite[]) => string;

const at = '/v1/projects/:project/databases/:database/documents';

function addReading(
  app: FastifyInstance,
  { read, list, now }: { read: Read; list: List; now: () => Date },
): void {
  app.get<OneDocument>(`${at}/users`, (request) => {
    checkProject(request);
    const { pageSize = '100', pageToken = '0' } = request.query;
    const all = list(request);
    const end = Number(pageToken) + Number(pageSize);
    return {
      documents: all.slice(Number(pageToken), end),
      ...(end < all.length && { nextPageToken: String(end) }),
    };
  });
  app.get<OneDocument>(`${at}/*`, (request) => {
    const path = readDocumentPath(request);
    const document = read(request, path);
    if (document) return document;
    throw new DocumentRefusal(404, 'NOT_FOUND', `Document "${root}/${path}" not found.`);
  });
  app.post<{ Body: { documents?: string[] } | undefined }>(`${at}::batchGet`, (request) => {
    const names = request.body?.documents ?? [];
    const readTime = now().toISOString();
    return names.map((name) => {
      const found = read(request, toPath(name));
      return found ? { found, readTime } : { missing: name, readTime };
    });
  });
}

interface QueryOptions {
  read: Read;
  store: DocumentStore;
  now: () => Date;
}

function addQueries(app: FastifyInstance, { read, store, now }: QueryOptions): void {
  app.post<{ Body: Query | undefined }>(`${at}::runQuery`, (request) => {
    const { from, where } = request.body?.structuredQuery ?? {};
    const { field, op, value } = where?.fieldFilter ?? {};
    if (from?.[0]?.collectionId !== 'users' || op !== 'EQUAL') throw createUnimplemented();
    const readTime = now().toISOString();
    const found = Object.keys(store.records()).flatMap((uid) => {
      const document = read(request, `users/${uid}`);
      const held = store.get(`users/${uid}`)?.fields[field?.fieldPath ?? ''];
      return document && JSON.stringify(held) === JSON.stringify(value) ? [{ document, readTime }] : [];
    });
    return found.length > 0 ? found : [{ readTime }];
  });
}

function addWriting(app: FastifyInstance, { read, write }: { read: Read; write: Write }): void {
  const readOrEmpty = (request: FastifyRequest, path: string) => read(request, path) ?? {};
  app.post<OneDocument>(`${at}/*`, (request) => {
    const { documentId } = request.query;
    const collection = request.params['*'];
    if (typeof documentId !== 'string' || collection.split('/').length % 2 === 0) throw createUnimplemented();
    const path = toPath(`${root}/${collection}/${documentId}`);
    checkProject(request);
    write(request, [{ path, fields: request.body?.fields ?? {}, exists: false }]);
    return readOrEmpty(request, path);
  });
  app.patch<OneDocument>(`${at}/*`, (request) => {
    const path = readDocumentPath(request);
    const mask = [request.query['updateMask.fieldPaths'] ?? []].flat();
    write(request, [
      {
        ...{ path, fields: request.body?.fields ?? {}, ...(mask.length > 0 && { mask: flattenMask(mask) }) },
        ...readExists(request.query['currentDocument.exists']),
      },
    ]);
    return readOrEmpty(request, path);
  });
  app.delete<OneDocument>(`${at}/*`, (request) => {
    write(request, [
      { path: readDocumentPath(request), ...readExists(request.query['currentDocument.exists']) },
    ]);
    return {};
  });
  app.post<{ Body: { writes?: RestWrite[] } | undefined }>(`${at}::commit`, (request) => {
    const writes = (request.body?.writes ?? []).map(toWrite);
    const updateTime = write(request, writes);
    return { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime };
  });
}

function toWrite(rest: RestWrite): DocumentWrite {
  const { update, delete: gone, updateMask, currentDocument, ...others } = rest;
  if (Object.keys(others).length > 0) throw createUnimplemented();
  const { exists, ...preconditions } = currentDocument ?? {};
  if (Object.keys(preconditions).length > 0) throw createUnimplemented();
  const path = toPath(update?.name ?? gone ?? '');
  return {
    path,
    ...(update && { fields: update.fields ?? {} }),
    ...(updateMask && { mask: flattenMask(updateMask.fieldPaths ?? []) }),
    ...(exists !== undefined && { exists }),
  };
}

function readExists(value: string | string[] | undefined): { exists?: boolean } {
  if (value === undefined) return {};
  if (value !== 'true' && value !== 'false')
    throw createInvalid('Invalid value at "current_document.exists".');
  return { exists: value === 'true' };
}

/** Paths into maps are not supported. */
function flattenMask(mask: readonly string[]): readonly string[] {
  if (mask.some((path) => /[.`]/.test(path))) throw createUnimplemented();
  return mask;
}

function checkProject({ params }: { params: unknown }): void {
  const { project, database } = params as OneDocument['Params'];
  if (project !== projectId || database !== '(default)') throw createDenied();
}

function readDocumentPath(request: FastifyRequest<OneDocument>): string {
  checkProject(request);
  return toPath(`${root}/${request.params['*']}`);
}

function toPath(name: string): string {
  if (!name.startsWith(`${root}/`)) throw createDenied();
  const path = name.slice(root.length + 1);
  const parts = path.split('/');
  if (parts.length % 2 === 1) throw createUnimplemented();
  if (parts.includes('')) throw createInvalid('Document name has an empty part.');
  return path;
}

/** `/_sandbox/exchange-rates`: sets other rates, until they are reset. */
export function addDocumentControlRoutes(app: FastifyInstance, store: DocumentStore): void {
  const schema = { body: { type: 'object', additionalProperties: { type: 'number' } } };
  app.put<{ Body: Record<string, number> }>('/_sandbox/exchange-rates', { schema }, (request, reply) => {
    store.putRates(request.body);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/exchange-rates', (_request, reply) => {
    store.resetRates();
    return reply.code(204).send();
  });
}
