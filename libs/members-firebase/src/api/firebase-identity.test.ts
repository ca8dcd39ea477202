import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { letTimePass, stopClock } from '../../../../config/stopped-clock.ts';
import { connectIdentity } from './firebase-identity.ts';

const project = 'guildhall-live';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

function idToken({ header = {}, claims = {}, key = ours.privateKey }: TokenOptions = {}): string {
  const at = seconds() - 10;
  const head = { alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header };
  const body = {
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project, sub: 'uid-1', user_id: 'uid-1' },
    ...{ auth_time: at, iat: at, exp: at + 3_600, email: 'ada@members.example' },
    ...claims,
  };
  const signed = `${base64(head)}.${base64(body)}`;
  if (head.alg === 'none') return `${signed}.`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

interface TokenOptions {
  header?: object;
  claims?: object;
  key?: KeyObject;
}

interface ServedUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  passwordUpdatedAt?: number;
  validSince?: string;
  providerUserInfo?: object[];
}

async function startVendor({ deadlineMs = 5_000 } = {}) {
  const users = new Map<string, ServedUser>([['uid-1', { localId: 'uid-1', email: 'ada@members.example' }]]);
  const calls: { path: string; body: Record<string, unknown>; authorization: string | undefined }[] = [];
  let isDown: RegExp | undefined;
  const respondTo = (path: string, body: Record<string, unknown>): [number, object] => {
    if (path.includes('/x509/'))
      return [200, { 'key-1': ours.publicKey.export({ type: 'spki', format: 'pem' }) }];
    if (path.endsWith('accounts:lookup')) {
      const ids = [body['localId']].flat() as string[];
      const emails = [body['email']].flat() as (string | undefined)[];
      const found = [...users.values()].filter(
        (one) => ids.includes(one.localId) || emails.includes(one.email ?? ''),
      );
      return [
        200,
        { kind: 'identitytoolkit#GetAccountInfoResponse', ...(found.length > 0 && { users: found }) },
      ];
    }
    if (path.endsWith('accounts:update')) {
      const { localId, validSince } = body as unknown as ServedUser;
      const user = users.get(localId);
      if (user && validSince) user.validSince = validSince;
      return [200, { localId }];
    }
    if (path.endsWith('accounts:sendOobCode'))
      return [200, { oobLink: `https://${project}.example/action?mode=resetPassword&oobCode=a%2Fcode` }];
    if ([...users.values()].some(({ email }) => email === body['email']))
      return [400, { error: { message: 'EMAIL_EXISTS' } }];
    users.set('uid-2', { localId: 'uid-2', email: String(body['email']) });
    return [200, { localId: 'uid-2' }];
  };
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {};
    const path = request.url ?? '';
    calls.push({ path, body, authorization: request.headers.authorization });
    if (isDown?.test(path)) return void request.socket.destroy();
    const [status, responseBody] = respondTo(path, body);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' });
    response.end(JSON.stringify(responseBody));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  const getAccessToken = async () => ({ access_token: 'service-token', expires_in: 3_600 });
  const waits: number[] = [];
  const identity = await connectIdentity(
    {
      ...{ IDENTITY_PROJECT: project, IDENTITY_SERVICE_ACCOUNT: undefined },
      ...{ FIREBASE_AUTH_EMULATOR_HOST: undefined, deadlineMs },
    },
    {
      ...{ credential: { getAccessToken }, httpAgent: agent },
      fetch: (input, init) => fetch(`http://127.0.0.1:${port}${new URL(String(input)).pathname}`, init),
      wait: async (ms) => void waits.push(ms),
    },
  );
  onTestFinished(async () => {
    await identity.close();
    server.closeAllConnections();
    server.close();
  });
  return { identity, users, calls, waits, down: (path: RegExp) => void (isDown = path) };
}

afterEach(() => vi.unstubAllEnvs());

describe('an ID token in production', () => {
  it('is verified by its signature and its account’s status [7.8.1]', async () => {
    const { identity, calls } = await startVendor();
    expect(await identity.verify(idToken())).toMatchObject({ uid: 'uid-1' });
    // Revocation is checked: without `true` the SDK would not look the account up.
    const lookups = calls.filter(({ path }) => path.endsWith('accounts:lookup'));
    expect(lookups).toEqual([
      expect.objectContaining({ body: { localId: ['uid-1'] }, authorization: 'Bearer service-token' }),
    ]);
  });

  it.each<[string, () => string]>([
    ['of the emulator', () => idToken({ header: { alg: 'none', kid: undefined } })],
    ['of the emulator, with a key ID', () => idToken({ header: { alg: 'none' } })],
    ['signed by someone else', () => idToken({ key: theirs.privateKey })],
    ['with an unknown key', () => idToken({ header: { kid: 'key-2' } })],
    ['signed with the public key as the secret', () => idToken({ header: { alg: 'HS256' } })],
    ['of another project', () => idToken({ claims: { aud: 'guildhall-other' } })],
    [
      'of another issuer',
      () => idToken({ claims: { iss: 'https://securetoken.google.com/guildhall-other' } }),
    ],
    ['without a subject', () => idToken({ claims: { sub: '' } })],
    [
      'that was modified',
      () => idToken().replace(/\.[^.]+\./, `.${base64({ sub: 'uid-2', aud: project })}.`),
    ],
    ['that is invalid', () => 'aa.bb.cc'],
  ])('%s is refused [7.8.1]', async (_name, token) => {
    const { identity, calls } = await startVendor();
    await expect(identity.verify(token())).rejects.toMatchObject({ kind: 'refused' });
    expect(calls.filter(({ path }) => path.includes('accounts'))).toEqual([]);
  });

  it('has ended if it is expired or revoked, or its member is disabled or deleted [7.8.1]', async () => {
    const { identity, users } = await startVendor();
    const user = users.get('uid-1');
    if (!user) throw new Error('there is no user');
    await expect(identity.verify(idToken({ claims: { exp: seconds() - 1 } }))).rejects.toMatchObject({
      kind: 'ended',
    });
    user.validSince = String(seconds());
    await expect(identity.verify(idToken())).rejects.toMatchObject({
      kind: 'ended',
      code: 'auth/id-token-revoked',
    });
    Object.assign(user, { validSince: '0', disabled: true });
    await expect(identity.verify(idToken())).rejects.toMatchObject({
      kind: 'ended',
      code: 'auth/user-disabled',
    });
    users.clear();
    await expect(identity.verify(idToken())).rejects.toMatchObject({
      kind: 'ended',
      code: 'auth/user-not-found',
    });
  });

  it.each([
    ['keys', /x509/],
    ['accounts', /lookup/],
  ])(
    'is neither refused nor accepted while the service’s %s cannot be read [7.8.11]',
    async (_name, path) => {
      const { identity, down } = await startVendor();
      down(path);
      stopClock();
      const failure = await letTimePass(identity.verify(idToken())).catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'unavailable' });
      expect(String((failure as Error).stack)).not.toContain(idToken().slice(0, 20));
    },
  );
});

describe('an identity', () => {
  it('is found by its address, or created', async () => {
    const { identity, calls } = await startVendor();
    expect(await identity.findByEmail('ada@members.example')).toMatchObject({
      uid: 'uid-1',
      emailVerified: false,
    });
    expect(await identity.findByEmail('bo@members.example')).toBeUndefined();
    expect(await identity.create('bo@members.example', 'Bo Lund')).toEqual({ uid: 'uid-2' });
    expect(await identity.create('ada@members.example', '')).toBe('exists');
    const creation = calls.find(({ body }) => body['email'] === 'bo@members.example' && 'password' in body);
    expect(String(creation?.body['password'])).toMatch(/^[\w-]{43}$/);
    expect(creation?.body['displayName']).toBe('Bo Lund');
  });

  it('loses its password and other login methods, and afterwards its tokens', async () => {
    const { identity, users, calls, waits } = await startVendor();
    const user = users.get('uid-1');
    Object.assign(user ?? {}, {
      providerUserInfo: [
        { providerId: 'password', rawId: 'ada@members.example' },
        { providerId: 'elsewhere.example', rawId: '1' },
      ],
    });
    const token = idToken();
    await identity.resetCredentials('uid-1', 'Ada Vind');
    const [password, revoked] = calls
      .filter(({ path }) => path.endsWith('accounts:update'))
      .map(({ body }) => body);
    expect(String(password?.['password'])).toMatch(/^[\w-]{43}$/);
    expect(password?.['deleteProvider']).toContain('elsewhere.example');
    expect(password?.['displayName']).toBe('Ada Vind');
    expect(Number(revoked?.['validSince'])).toBeGreaterThanOrEqual(seconds() - 1);
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeGreaterThan(1_000);
    await expect(identity.verify(token)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  });

  it('has the time of its last change of the password, once it is confirmed [7.8.27]', async () => {
    const { identity, users, calls, down } = await startVendor();
    const read = () => identity.changes?.findPasswordTime?.('uid-1');
    const user = Object.assign(users.get('uid-1') ?? {}, { passwordUpdatedAt: 1_700_000_000_123.5 });
    expect(await read()).toBeUndefined();
    Object.assign(user, { emailVerified: true });
    expect(await read()).toBe(1_700_000_000_123);
    expect(calls.at(-1)).toEqual({
      ...{ path: `/v1/projects/${project}/accounts:lookup`, body: { localId: ['uid-1'] } },
      authorization: 'Bearer service-token',
    });
    down(/lookup/);
    await expect(read()).rejects.toMatchObject({ name: 'IdentityFailure', kind: 'unavailable' });
  });

  it('gets the code from the link that the service would email', async () => {
    const { identity } = await startVendor();
    expect(await identity.createPasswordCode('ada@members.example')).toEqual({
      code: 'a/code',
      address: 'ada@members.example',
    });
    expect(await identity.fetchAccessToken()).toBe('service-token');
  });
});

describe('the emulator variable', () => {
  it('stops the start if only the process has it', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    await expect(startVendor()).rejects.toThrow('differs between process and configuration');
  });
});
