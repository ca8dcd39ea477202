import type { FastifyInstance } from 'fastify';
import type { DocumentStore } from '../documents/document-store.ts';
import { projectId, withClaims } from './id-token.ts';
import {
  IdentityRefusal,
  identityApiKey,
  type Identity,
  type IdentityChanges,
  type NewIdentity,
} from './identity.ts';
import type { ProjectSettings } from './strict-project.ts';
import { toFields, listRecords } from './member-records.ts';
import type { MemberRecord } from './seed-identities.ts';

export interface IdentityControlOptions {
  identity: Identity;
  documents: DocumentStore;
  origin: () => string;
  wait: (ms: number) => Promise<void>;
  now: () => Date;
}

export interface ListedIdentity {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  disabled: boolean;
}

export interface GrantedSession {
  idToken: string;
  refreshToken: string;
}

interface MemberRequest {
  Params: { uid: string };
}

export function addIdentityControls(app: FastifyInstance, options: IdentityControlOptions): void {
  const { identity, origin } = options;
  app.get('/identity/addresses.json', () => ({
    emulatorHost: new URL(origin()).host,
    origin: origin(),
    apiKey: identityApiKey,
    projectId,
    actionUrl: `${origin()}/identity/action`,
    recordsOrigin: origin(),
  }));
  app.get('/_sandbox/identity', () => ({ running: identity.running }));
  app.post('/_sandbox/identity/start', async (_request, reply) => {
    await identity.start();
    return reply.code(204).send();
  });
  app.delete('/_sandbox/identity', async (_request, reply) => {
    await identity.reset();
    return reply.code(204).send();
  });
  app.put<{ Body: { domains: string[] } }>(
    '/_sandbox/identity/domains',
    { schema: { body: createObjectSchema({ domains: { type: 'array', items: text } }, ['domains']) } },
    (request, reply) => {
      identity.domains = request.body.domains;
      return reply.code(204).send();
    },
  );
  app.put<{ Body: ProjectSettings }>(
    '/_sandbox/identity/settings',
    { schema: { body: createObjectSchema({ userDeletion: flag }, ['userDeletion']) } },
    (request, reply) => {
      identity.settings = request.body;
      return reply.code(204).send();
    },
  );
  addMemberControls(app, options);
  addSessionControls(app, options);
  addCodeControls(app, identity);
  addRecordControls(app, options.documents);
}

const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const changeable = { email: text, password: text, displayName: text, emailVerified: flag, disabled: flag };

function createObjectSchema(properties: Record<string, object>, required: readonly string[] = []) {
  return { type: 'object', additionalProperties: false, properties, required };
}

function addMemberControls(app: FastifyInstance, { identity, documents }: IdentityControlOptions): void {
  app.get('/_sandbox/identity/members', async () => {
    const { project } = await identity.start();
    return [...project.users.values()].map(
      ({
        localId,
        email = '',
        displayName = '',
        emailVerified = false,
        disabled = false,
      }): ListedIdentity => ({
        ...{ uid: localId, email, displayName, emailVerified, disabled },
      }),
    );
  });
  const record = createObjectSchema({ chargeBeeId: text, selfFuturesUpgraded: flag });
  app.post<{ Body: NewIdentity & { record?: MemberRecord } }>(
    '/_sandbox/identity/members',
    { schema: { body: createObjectSchema({ ...changeable, uid: text, record }, ['email']) } },
    async (request, reply) => {
      const { record: recordOfIt, ...order } = request.body;
      const uid = await identity.add(order);
      if (recordOfIt) documents.write([{ path: `users/${uid}`, fields: toFields(recordOfIt) }]);
      return reply.code(201).send({ uid });
    },
  );
  app.put<MemberRequest & { Body: IdentityChanges }>(
    '/_sandbox/identity/members/:uid',
    { schema: { body: createObjectSchema(changeable) } },
    async (request, reply) => {
      await identity.change(request.params.uid, request.body);
      return reply.code(204).send();
    },
  );
  app.delete<MemberRequest>('/_sandbox/identity/members/:uid', async (request, reply) => {
    await identity.administrate('accounts:delete', { localId: request.params.uid });
    return reply.code(204).send();
  });
}

function addSessionControls(app: FastifyInstance, { identity, wait, now }: IdentityControlOptions): void {
  app.post<MemberRequest>('/_sandbox/identity/members/:uid/sign-out', async (request, reply) => {
    const { project } = await identity.start();
    const { uid } = request.params;
    if (!project.users.has(uid)) return reply.code(404).send({ error: 'There is no such member' });
    // Tokens count whole seconds: from the next second on, all earlier tokens are refused and later ones are valid.
    const next = Math.floor(now().getTime() / 1000) + 1;
    project.updateUserByLocalId(uid, { validSince: String(next) });
    await wait(next * 1000 - now().getTime());
    return reply.code(204).send();
  });
  app.post<MemberRequest & { Body: { agoS?: number } | null }>(
    '/_sandbox/identity/members/:uid/session',
    {
      schema: {
        body: { ...createObjectSchema({ agoS: { type: 'integer', minimum: 0 } }), type: ['object', 'null'] },
      },
    },
    async (request, reply) => {
      const { project, origin } = await identity.start();
      const { agoS = 0 } = request.body ?? {};
      const user = project.users.get(request.params.uid);
      if (user === undefined) return reply.code(404).send({ error: 'There is no such member' });
      const seconds = Math.floor(now().getTime() / 1000) - agoS;
      user.lastLoginAt = String(seconds * 1000);
      const refreshToken = project.createRefreshTokenFor(user, 'password');
      const idToken = withClaims(await fetchIdToken(origin, refreshToken), {
        ...{ auth_time: seconds, iat: seconds, exp: seconds + 3600 },
      });
      return { idToken, refreshToken } satisfies GrantedSession;
    },
  );
}

/** Calls the emulator directly, where no faults apply. */
async function fetchIdToken(origin: string, refreshToken: string): Promise<string> {
  const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=${identityApiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const { id_token: token } = (await response.json()) as { id_token?: string };
  if (token === undefined) throw new IdentityRefusal('The member is disabled');
  return token;
}

function addCodeControls(app: FastifyInstance, identity: Identity): void {
  app.get('/_sandbox/identity/codes', async () => {
    const { project } = await identity.start();
    return [...project.listOobCodes()].map(({ email, requestType, oobCode }) => ({
      ...{ email, requestType, oobCode },
    }));
  });
  app.post<{ Body: { email: string; requestType?: string; newEmail?: string } }>(
    '/_sandbox/identity/codes',
    { schema: { body: createObjectSchema({ email: text, requestType: text, newEmail: text }, ['email']) } },
    async (request, reply) => {
      const { email, requestType = 'PASSWORD_RESET', newEmail } = request.body;
      const { oobCode } = await identity.administrate('accounts:sendOobCode', {
        ...{ email, requestType, returnOobLink: true },
        ...(newEmail && { newEmail }),
      });
      return reply.code(201).send({ oobCode });
    },
  );
  app.post<{ Body: { email?: string } | null }>(
    '/_sandbox/identity/codes/expire',
    { schema: { body: { ...createObjectSchema({ email: text }), type: ['object', 'null'] } } },
    async (request, reply) => {
      (await identity.start()).project.expireCodes(request.body?.email);
      return reply.code(204).send();
    },
  );
}

function addRecordControls(app: FastifyInstance, documents: DocumentStore): void {
  app.get('/_sandbox/records', () => listRecords(documents));
  app.put<MemberRequest & { Body: MemberRecord }>(
    '/_sandbox/records/:uid',
    { schema: { body: createObjectSchema({ chargeBeeId: text, selfFuturesUpgraded: flag }) } },
    (request, reply) => {
      documents.write([{ path: `users/${request.params.uid}`, fields: toFields(request.body) }]);
      return reply.code(204).send();
    },
  );
  app.delete<MemberRequest>('/_sandbox/records/:uid', (request, reply) => {
    documents.write([{ path: `users/${request.params.uid}` }]);
    return reply.code(204).send();
  });
  app.delete('/_sandbox/records', (_request, reply) => {
    documents.resetRecords();
    return reply.code(204).send();
  });
}
