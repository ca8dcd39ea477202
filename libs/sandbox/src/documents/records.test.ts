import { describe, expect, it } from 'vitest';
import { seedRecords } from '../identity/member-records.ts';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const root = '/v1/projects/demo-guildhall/databases/(default)/documents';
const toName = (path: string) => `projects/demo-guildhall/databases/(default)/documents/${path}`;
const noon = Date.parse('2026-11-21T12:00:00Z') / 1000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (sub: string, changes: object = {}) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
    ...{ sub, aud: 'demo-guildhall', iss: 'https://securetoken.google.com/demo-guildhall' },
    ...{ iat: noon - 60, exp: noon + 3540, auth_time: noon - 60 },
    ...changes,
  })}.`;

const authorize = (token?: string) =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
const service = authorize('owner');

describe('a member’s record', () => {
  const { app } = createSandboxUnderTest();
  const read = (uid: string, token?: string) =>
    app.inject({ url: `${root}/users/${uid}`, ...authorize(token) });

  it('is readable by its owner only', async () => {
    expect((await read('member-active', createToken('member-active'))).json()).toMatchObject({
      name: toName('users/member-active'),
      fields: { chargeBeeId: { stringValue: 'seed-active' } },
    });
    for (const token of [createToken('member-paused'), undefined]) {
      const response = await read('member-active', token);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } });
      expect(response.body).not.toContain('seed-active');
    }
  });

  it('is missing for its owner, and refused to others, if it does not exist', async () => {
    expect((await read('member-without-record', createToken('member-without-record'))).statusCode).toBe(404);
    expect((await read('member-without-record', createToken('member-active'))).statusCode).toBe(403);
  });

  it.each([
    ['has expired', createToken('member-active', { exp: noon })],
    ['is another project’s', createToken('member-active', { aud: 'demo-other' })],
    ['is another issuer’s', createToken('member-active', { iss: 'https://elsewhere.test' })],
    ['has no member', createToken('')],
    ['has a signature', `${createToken('member-active')}c2lnbmF0dXJl`],
    ['claims to be signed', createToken('member-active').replace(/^[^.]+/, encode({ alg: 'RS256' }))],
    ['is not a token', 'garbage'],
  ])('is refused for a token that %s', async (_what, token) => {
    const response = await read('member-active', token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('cannot be read by its path in another project, or in a list', async () => {
    const token = createToken('member-active');
    const other = `${root.replace('demo-guildhall', 'demo-other')}/users/member-active`;
    expect((await app.inject({ url: other, ...authorize(token) })).statusCode).toBe(403);
    expect((await app.inject({ url: `${root}/users`, ...authorize(token) })).statusCode).toBe(403);
    expect((await app.inject({ url: `${root}/users` })).statusCode).toBe(403);
  });

  it('is listed for servers, in pages', async () => {
    const names: string[] = [];
    let pageToken: string | undefined = '';
    while (pageToken !== undefined) {
      const query = `pageSize=4${pageToken && `&pageToken=${pageToken}`}`;
      const url = `${root}/users?${query}`;
      const page = (await app.inject({ url, ...service })).json() as {
        documents: { name: string }[];
        nextPageToken?: string;
      };
      expect(page.documents.length).toBeLessThanOrEqual(4);
      names.push(...page.documents.map(({ name }) => name.split('/').at(-1) ?? ''));
      pageToken = page.nextPageToken;
    }
    expect(names).toEqual(Object.keys(seedRecords));
  });
});

describe('writing', () => {
  const record = { chargeBeeId: { stringValue: 'new' } };
  const writes = (token?: string) =>
    [
      {
        method: 'POST',
        url: `${root}/users?documentId=new`,
        payload: { fields: record },
        ...authorize(token),
      },
      { method: 'PATCH', url: `${root}/users/new`, payload: { fields: record }, ...authorize(token) },
      { method: 'DELETE', url: `${root}/users/new`, ...authorize(token) },
      {
        method: 'POST',
        url: `${root}:commit`,
        payload: { writes: [{ update: { name: toName('users/new'), fields: record } }] },
        ...authorize(token),
      },
      {
        method: 'PATCH',
        url: `${root}/settings/exchangeRates`,
        payload: { fields: {} },
        ...authorize(token),
      },
    ] as const;

  it('is allowed for the service only', async () => {
    const { app } = createSandboxUnderTest();
    for (const token of [undefined, createToken('new')])
      for (const write of writes(token)) expect((await app.inject(write)).statusCode).toBe(403);
    expect((await app.inject('/_sandbox/records')).json()).not.toHaveProperty('new');
    for (const write of writes('owner')) expect((await app.inject(write)).statusCode).toBe(200);
  });

  it('creates a new record once', async () => {
    const { app } = createSandboxUnderTest();
    const create = {
      method: 'PATCH',
      url: `${root}/users/new?currentDocument.exists=false`,
      ...service,
    } as const;
    const first = await app.inject({ ...create, payload: { fields: record } });
    expect(first.json()).toMatchObject({ name: toName('users/new'), fields: record });
    const second = await app.inject({
      ...create,
      payload: { fields: { chargeBeeId: { stringValue: 'b' } } },
    });
    expect([second.statusCode, second.json().error.status]).toEqual([409, 'ALREADY_EXISTS']);
    const [post] = writes('owner');
    expect((await app.inject(post)).statusCode).toBe(409);
    expect((await app.inject('/_sandbox/records')).json()).toMatchObject({ new: { chargeBeeId: 'new' } });
  });

  it('changes only the fields of the mask, and only existing documents if requested', async () => {
    const { app } = createSandboxUnderTest();
    const patch = (uid: string, query: string) =>
      app.inject({
        method: 'PATCH',
        url: `${root}/users/${uid}?${query}`,
        payload: {
          fields: { selfFuturesUpgraded: { booleanValue: true }, chargeBeeId: { stringValue: 'x' } },
        },
        ...service,
      });
    expect((await patch('member-active', 'updateMask.fieldPaths=selfFuturesUpgraded')).json().fields).toEqual(
      {
        chargeBeeId: { stringValue: 'seed-active' },
        selfFuturesUpgraded: { booleanValue: true },
      },
    );
    expect((await patch('nobody', 'currentDocument.exists=true')).statusCode).toBe(404);
    expect((await patch('nobody', 'currentDocument.exists=perhaps')).statusCode).toBe(400);
  });

  it('applies several changes together or not at all', async () => {
    const { app } = createSandboxUnderTest();
    const update = (uid: string) => ({
      update: { name: toName(`users/${uid}`), fields: record },
      currentDocument: { exists: false },
    });
    const commit = (uids: string[]) =>
      app.inject({
        method: 'POST',
        url: `${root}:commit`,
        headers: { ...service.headers, 'content-type': 'text/plain' },
        payload: JSON.stringify({ writes: uids.map(update) }),
      });
    expect((await commit(['one', 'member-active'])).statusCode).toBe(409);
    expect((await app.inject('/_sandbox/records')).json()).not.toHaveProperty('one');
    expect((await commit(['one', 'two'])).json().writeResults).toHaveLength(2);
  });
});

it('returns several documents at once, in the vendor’s format', async () => {
  const { app } = createSandboxUnderTest();
  const batch = (token: string) =>
    app.inject({
      method: 'POST',
      url: `${root}:batchGet`,
      payload: { documents: [toName('users/member-active'), toName('settings/exchangeRates')] },
      ...authorize(token),
    });
  expect((await batch(createToken('member-active'))).json()).toMatchObject([
    { found: { fields: { chargeBeeId: { stringValue: 'seed-active' } } } },
    { found: { fields: { EUR: {} } } },
  ]);
  expect((await batch(createToken('member-paused'))).json()).toMatchObject({ error: { code: 403 } });
});

it('restores the initial records on reset, and shows them to tests', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject({
    method: 'PUT',
    url: '/_sandbox/records/member-active',
    payload: { chargeBeeId: 'other' },
  });
  await app.inject({ method: 'DELETE', url: '/_sandbox/records/member-paused' });
  await app.inject({ method: 'DELETE', url: '/_sandbox/records' });
  expect((await app.inject('/_sandbox/records')).json()).toMatchObject({
    'member-active': { chargeBeeId: 'seed-active' },
    'member-paused': { chargeBeeId: 'seed-paused' },
    'member-upgraded': { chargeBeeId: 'seed-mixed-case', selfFuturesUpgraded: true },
    'member-without-customer': {},
  });
});
