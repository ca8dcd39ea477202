import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Strike } from '../faults/fault-hooks.ts';
import type { FaultMode } from '../faults/fault-list.ts';
import { projectId } from '../identity/id-token.ts';
import type { DocumentStore, DocumentWrite, Fields } from './document-store.ts';
import { callerOf, mayRead, mayWrite } from './document-rules.ts';

const root = `projects/${projectId}/databases/(default)/documents`;

/** A refusal in the document store's shape. */
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

const denied = () => new DocumentRefusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
const invalid = (message: string) => new DocumentRefusal(400, 'INVALID_ARGUMENT', message);
const unimplemented = () => new DocumentRefusal(501, 'UNIMPLEMENTED', 'The sandbox does not do this.');
const send = (reply: FastifyReply, refusal: DocumentRefusal) => reply.code(refusal.code).send(refusal.body);

/** How the document store fails, where that differs from other services. */
export const documentsStrikes: Partial<Record<FaultMode, Strike>> = {
  error: (_request, reply) => send(reply, new DocumentRefusal(500, 'INTERNAL', 'Internal error.')),
  throttled: (_request, reply) =>
    send(reply, new DocumentRefusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')),
  refused: (_request, reply) => send(reply, denied()),
  empty: (_request, reply) => reply.send({}),
};

/** Changes in the shape of the REST interface. */
interface RestWrite {
  update?: { name?: string; fields?: Fields };
  delete?: string;
  updateMask?: { fieldPaths?: string[] };
  currentDocument?: { exists?: boolean };
}

/** A query for the records with one value in one field; no other is known here. */
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
 * The stand-in of the document store, with its REST interface: read, create, change and delete one document, list the
 * members' records, `commit`, `batchGet`, and `runQuery` by one field of members' records. Everything else is answered
 * with a 501.
 */
export function addDocumentRoutes(app: FastifyInstance, store: DocumentStore, now: () => Date): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof DocumentRefusal) return send(reply, error);
    return send(reply, invalid('Invalid JSON payload received.'));
  });
  // The vendor's own library sends JSON as plain text, so that browsers send no preflight request.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  const caller = ({ headers }: FastifyRequest) => {
    const found = callerOf(headers.authorization, now());
    if (found === undefined)
      throw new DocumentRefusal(401, 'UNAUTHENTICATED', 'Missing or invalid authentication.');
    return found;
  };
  const write = (request: FastifyRequest, writes: readonly DocumentWrite[]) => {
    if (!mayWrite(caller(request))) throw denied();
    const { outcome, path } = store.write(writes);
    if (outcome === 'exists already')
      throw new DocumentRefusal(409, 'ALREADY_EXISTS', `Document already exists: ${root}/${path}`);
    if (outcome === 'is missing')
      throw new DocumentRefusal(404, 'NOT_FOUND', `No document to update: ${root}/${path}`);
    return now().toISOString();
  };
  const read = (request: FastifyRequest, path: string) => {
    if (!mayRead(path, caller(request))) throw denied();
    const document = store.get(path);
    return document && { name: `${root}/${path}`, ...document };
  };
  const list = (request: FastifyRequest) => {
    // The project's rules let browsers get documents, and list none.
    if (caller(request) !== 'service') throw denied();
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
    const path = documentPath(request);
    const document = read(request, path);
    if (document) return document;
    throw new DocumentRefusal(404, 'NOT_FOUND', `Document "${root}/${path}" not found.`);
  });
  app.post<{ Body: { documents?: string[] } | undefined }>(`${at}::batchGet`, (request) => {
    const names = request.body?.documents ?? [];
    const readTime = now().toISOString();
    return names.map((name) => {
      const found = read(request, pathOf(name));
      return found ? { found, readTime } : { missing: name, readTime };
    });
  });
}

interface QueryParts {
  read: Read;
  store: DocumentStore;
  now: () => Date;
}

function addQueries(app: FastifyInstance, { read, store, now }: QueryParts): void {
  app.post<{ Body: Query | undefined }>(`${at}::runQuery`, (request) => {
    const { from, where } = request.body?.structuredQuery ?? {};
    const { field, op, value } = where?.fieldFilter ?? {};
    if (from?.[0]?.collectionId !== 'users' || op !== 'EQUAL') throw unimplemented();
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
  const answer = (request: FastifyRequest, path: string) => read(request, path) ?? {};
  app.post<OneDocument>(`${at}/*`, (request) => {
    const { documentId } = request.query;
    const collection = request.params['*'];
    if (typeof documentId !== 'string' || collection.split('/').length % 2 === 0) throw unimplemented();
    const path = pathOf(`${root}/${collection}/${documentId}`);
    checkProject(request);
    write(request, [{ path, fields: request.body?.fields ?? {}, exists: false }]);
    return answer(request, path);
  });
  app.patch<OneDocument>(`${at}/*`, (request) => {
    const path = documentPath(request);
    const mask = [request.query['updateMask.fieldPaths'] ?? []].flat();
    write(request, [
      {
        ...{ path, fields: request.body?.fields ?? {}, ...(mask.length > 0 && { mask: flat(mask) }) },
        ...existsIn(request.query['currentDocument.exists']),
      },
    ]);
    return answer(request, path);
  });
  app.delete<OneDocument>(`${at}/*`, (request) => {
    write(request, [{ path: documentPath(request), ...existsIn(request.query['currentDocument.exists']) }]);
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
  if (Object.keys(others).length > 0) throw unimplemented();
  const { exists, ...preconditions } = currentDocument ?? {};
  if (Object.keys(preconditions).length > 0) throw unimplemented();
  const path = pathOf(update?.name ?? gone ?? '');
  return {
    path,
    ...(update && { fields: update.fields ?? {} }),
    ...(updateMask && { mask: flat(updateMask.fieldPaths ?? []) }),
    ...(exists !== undefined && { exists }),
  };
}

function existsIn(value: string | string[] | undefined): { exists?: boolean } {
  if (value === undefined) return {};
  if (value !== 'true' && value !== 'false') throw invalid('Invalid value at "current_document.exists".');
  return { exists: value === 'true' };
}

/** Paths into maps are not supported. */
function flat(mask: readonly string[]): readonly string[] {
  if (mask.some((path) => /[.`]/.test(path))) throw unimplemented();
  return mask;
}

function checkProject({ params }: { params: unknown }): void {
  const { project, database } = params as OneDocument['Params'];
  if (project !== projectId || database !== '(default)') throw denied();
}

function documentPath(request: FastifyRequest<OneDocument>): string {
  checkProject(request);
  return pathOf(`${root}/${request.params['*']}`);
}

/** The path of a document below the root, from its full name. */
function pathOf(name: string): string {
  if (!name.startsWith(`${root}/`)) throw denied();
  const path = name.slice(root.length + 1);
  const parts = path.split('/');
  if (parts.length % 2 === 1) throw unimplemented();
  if (parts.includes('')) throw invalid('Document name has an empty part.');
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
