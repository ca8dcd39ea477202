import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { controlSandbox } from '../controls/control-sandbox.ts';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';
import { addIdentityService } from './identity-service.ts';
import { createIdentity } from './identity.ts';
import { startSandbox } from '../start-sandbox.ts';

type App = ReturnType<typeof createSandboxUnderTest>['app'];

const lookUp = { method: 'POST', payload: { idToken: 'a.b.c' } } as const;
const browserLookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=sandbox-identity-key';
const serverLookup = '/identitytoolkit.googleapis.com/v1/projects/demo-guildhall/accounts:lookup';

const isRunning = async (app: App) => (await app.inject('/_sandbox/identity')).json().running as boolean;

it('is not started by requests that need no emulator', async () => {
  const { app } = createSandboxUnderTest();
  for (const url of ['/identity/addresses.json', '/identity/action', '/mails', '/_sandbox/records'])
    expect((await app.inject(url)).statusCode, url).toBe(200);
  for (const url of ['/_sandbox/identity', '/_sandbox/records', '/_sandbox/inbox'])
    expect((await app.inject({ method: 'DELETE', url })).statusCode, url).toBe(204);
  expect((await app.inject({ ...lookUp, url: browserLookup })).json().error.message).toBe('INVALID_ID_TOKEN');
  expect((await app.inject({ ...lookUp, url: serverLookup })).statusCode).toBe(401);
  expect(await isRunning(app)).toBe(false);
});

it('starts with the first login, and refuses in the vendor’s format', async () => {
  const { app } = createSandboxUnderTest();
  const response = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox-identity-key',
    payload: { email: 'active@members.test', password: 'wrong-password' },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: {
      code: 400,
      message: 'INVALID_LOGIN_CREDENTIALS',
      errors: [{ domain: 'global', message: 'INVALID_LOGIN_CREDENTIALS', reason: 'invalid' }],
    },
  });
  expect(await isRunning(app)).toBe(true);
  await app.close();
});

it('has hanging lookups, optionally for browsers only', async () => {
  const { app, waited } = createSandboxUnderTest();
  const fault = { service: 'identity', mode: 'slow', delayMs: 30_000, match: 'accounts:lookup?key' };
  expect((await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: fault })).statusCode).toBe(
    201,
  );
  await app.inject({ ...lookUp, url: serverLookup });
  expect(waited).toEqual([]);
  await app.inject({ ...lookUp, url: browserLookup });
  expect(waited).toEqual([30_000]);
});

it('drops the connection when it is down, even after reading the whole request', async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  await controlSandbox(sandbox.origin).fault({ service: 'identity', mode: 'down' });
  const { url, payload } = { ...lookUp, url: browserLookup };
  const pending = fetch(sandbox.origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  await expect(pending).rejects.toThrow('fetch failed');
});

it('logs the URL of each request, but not its body', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject({ ...lookUp, url: browserLookup });
  expect((await app.inject('/_sandbox/requests')).json()).toMatchObject([
    { service: 'identity', method: 'POST', path: browserLookup },
  ]);
});

it('has only the emulator’s operations that the vendor also has', async () => {
  const { app } = createSandboxUnderTest();
  for (const path of [
    '/emulator/v1/projects/demo-guildhall/oobCodes',
    '/emulator/action',
    '/emulator/openapi.json',
  ])
    expect((await app.inject(path)).statusCode).toBe(404);
});

it('is unavailable for now while its emulator is being installed, also to a browser’s first question', async () => {
  const app = fastify();
  const now = () => new Date();
  const identity = {
    ...createIdentity({ now }),
    installing: true,
    start: () => Promise.reject(new Error('no network')),
  };
  addIdentityService(app, {
    ...{ identity, now, origin: () => '', siteOrigin: undefined, sendMail: async () => undefined },
  });
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox-identity-key';
  const headers = { origin: 'http://localhost:4200' };
  const preflight = await app.inject({ method: 'OPTIONS', url, headers });
  const sent = await app.inject({ method: 'POST', url, headers, payload: { email: 'a@b.test' } });
  expect([preflight.statusCode, sent.statusCode, sent.headers['retry-after']]).toEqual([204, 503, '60']);
  for (const response of [preflight, sent])
    expect(response.headers['access-control-allow-origin']).toBe('http://localhost:4200');
  expect(sent.json()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
});
