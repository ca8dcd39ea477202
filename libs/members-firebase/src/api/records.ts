import type { MemberRecord, PersonalData, Records } from '@guildhall/suppliers';
import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import * as v from 'valibot';
import { customerField } from '../record-data/customer-field.ts';

export interface RecordsOptions {
  origin: string;
  project: string;
  deadlineMs: number;
  fetchAccessToken: () => Promise<string>;
  onEvent: (event: UpstreamEvent) => void;
  fetch?: typeof fetch;
}

const textFieldSchema = v.object({ stringValue: v.pipe(v.string(), v.minLength(1)) });
const foundSchema = v.object({
  found: v.object({
    fields: v.optional(
      v.looseObject({ [customerField]: v.optional(v.unknown()), profile: v.optional(v.unknown()) }),
      {},
    ),
  }),
});
const listResponseSchema = v.object({
  documents: v.optional(
    v.array(
      v.object({
        name: v.string(),
        fields: v.optional(v.object({ [customerField]: v.optional(v.unknown()) }), {}),
      }),
    ),
    [],
  ),
  nextPageToken: v.optional(v.string()),
});
const profileSchema = v.object({ mapValue: v.object({ fields: v.record(v.string(), v.unknown()) }) });
const missingSchema = v.object({ missing: v.string() });
const queryResponseSchema = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }));
const readResponseSchema = v.pipe(v.array(v.union([foundSchema, missingSchema])), v.minLength(1));

/**
 * Reads and writes through the document store's REST interface. Document names are in request bodies, so no path and no
 * log has a member's ID.
 */
export function connectRecords({ origin, project, fetchAccessToken, ...options }: RecordsOptions): Records {
  const upstream = createUpstream({ name: 'records', origin, ...options });
  const documents = `projects/${project}/databases/(default)/documents`;
  const toDocumentName = (uid: string) => {
    if (!/^[^/\p{Cc}]{1,128}$/u.test(uid)) throw new RangeError('must be the ID of an identity');
    return `${documents}/users/${uid}`;
  };
  const send = async (method: 'batchGet' | 'commit' | 'runQuery', body: object) =>
    upstream.sendJson(`/v1/${documents}:${method}`, body, {
      headers: { authorization: `Bearer ${await fetchAccessToken()}` },
      // Commits are repeatable: `create` has a precondition, and `setCustomer` sets one field.
      repeatable: true,
    });
  const readFields = async (uid: string): Promise<RecordFields | undefined> =>
    parseFields(await send('batchGet', { documents: [toDocumentName(uid)] }));
  return {
    find: async (uid) => toRecord(await readFields(uid)),
    profile: createProfileStore(readFields, async (uid, fields) => {
      const update = { name: toDocumentName(uid), fields };
      const updateMask = { fieldPaths: Object.keys(fields) };
      await send('commit', { writes: [{ update, updateMask, currentDocument: { exists: true } }] });
    }),
    list: () =>
      readPages(async (query) =>
        upstream.readJson(`/v1/${documents}/users?${query.toString()}`, {
          headers: { authorization: `Bearer ${await fetchAccessToken()}` },
        }),
      ),
    async create(uid, { customerId }) {
      const update = { name: toDocumentName(uid), fields: { [customerField]: { stringValue: customerId } } };
      try {
        await send('commit', { writes: [{ update, currentDocument: { exists: false } }] });
        return 'created';
      } catch (error) {
        // ALREADY_EXISTS, or FAILED_PRECONDITION.
        if (error instanceof UpstreamError && (error.status === 409 || error.status === 400)) return 'exists';
        throw error;
      }
    },
    async listUids(customerId) {
      const where = {
        fieldFilter: {
          field: { fieldPath: customerField },
          op: 'EQUAL',
          value: { stringValue: customerId },
        },
      };
      const structuredQuery = { from: [{ collectionId: 'users' }], where, limit: 10 };
      const result = v.safeParse(queryResponseSchema, await send('runQuery', { structuredQuery }));
      if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'records', ':runQuery');
      return result.output.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
    },
    personalData: createPersonalData(readFields, async (uid) => {
      await send('commit', { writes: [{ delete: toDocumentName(uid) }] });
    }),
    async setCustomer(uid, customerId) {
      const update = { name: toDocumentName(uid), fields: { [customerField]: { stringValue: customerId } } };
      const updateMask = { fieldPaths: [customerField] };
      await send('commit', { writes: [{ update, updateMask, currentDocument: { exists: true } }] });
    },
  };
}

function parseCustomer(field: unknown): string | undefined {
  return v.is(textFieldSchema, field) ? field.stringValue : undefined;
}

interface RecordFields {
  [customerField]?: unknown;
  profile?: unknown;
}

function parseFields(response: unknown): RecordFields | undefined {
  const result = v.safeParse(readResponseSchema, response);
  if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'records', ':batchGet');
  const [document] = result.output;
  return !document || 'missing' in document ? undefined : document.found.fields;
}

function toRecord(fields: RecordFields | undefined): MemberRecord | undefined {
  if (!fields) return undefined;
  const customerId = parseCustomer(fields[customerField]);
  return customerId === undefined ? {} : { customerId };
}

function createProfileStore(
  readFields: (uid: string) => Promise<RecordFields | undefined>,
  setFields: (uid: string, fields: { profile: object }) => Promise<void>,
): Records['profile'] & {} {
  return {
    async find(uid) {
      const fields = await readFields(uid);
      return fields && parseProfile(fields.profile);
    },
    async change(uid, changes) {
      const before = await readFields(uid);
      if (!before) return undefined;
      const kept = Object.entries({ ...parseProfile(before.profile), ...changes });
      const values = kept.filter(([, value]) => value !== '');
      const fields = values.map(([name, stringValue]) => [name, { stringValue }] as const);
      await setFields(uid, { profile: { mapValue: { fields: Object.fromEntries(fields) } } });
      return Object.fromEntries(values);
    },
  };
}

function createPersonalData(
  readFields: (uid: string) => Promise<RecordFields | undefined>,
  remove: (uid: string) => Promise<void>,
): PersonalData {
  return {
    async read({ uid }) {
      const fields = uid === undefined ? undefined : await readFields(uid);
      // Other programs may have added fields: all of them are copied, as the service has them.
      return { record: fields ? [fields] : [] };
    },
    async erase({ uid }) {
      if (uid !== undefined) await remove(uid);
      return true;
    },
  };
}

/** The values of the map `profile`, which the office sees in the vendor's console. */
function parseProfile(field: unknown): Readonly<Record<string, string>> {
  if (!v.is(profileSchema, field)) return {};
  const values = Object.entries(field.mapValue.fields).flatMap(([name, value]) =>
    v.is(textFieldSchema, value) ? [[name, value.stringValue] as const] : [],
  );
  return Object.fromEntries(values);
}

async function* readPages(read: (query: URLSearchParams) => Promise<unknown>): ReturnType<Records['list']> {
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ pageSize: '300', 'mask.fieldPaths': customerField });
    if (pageToken !== undefined) query.set('pageToken', pageToken);
    const result = v.safeParse(listResponseSchema, await read(query));
    if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'records', '/users');
    yield result.output.documents.map(({ name, fields }) => ({
      uid: name.slice(name.lastIndexOf('/') + 1),
      customerId: parseCustomer(fields[customerField]),
    }));
    pageToken = result.output.nextPageToken;
  } while (pageToken !== undefined);
}
