import { expect, it } from 'vitest';
import { toEntryUrl, createSandboxUnderTest } from '../sandbox.fixture.ts';

const order = (body: object) => ({ method: 'POST', url: '/_sandbox/faults', payload: body }) as const;

async function countStrikes(fault: object) {
  const sandbox = createSandboxUnderTest();
  expect((await sandbox.app.inject(order({ service: 'content', ...fault }))).statusCode).toBe(201);
  return { ...sandbox, response: await sandbox.app.inject(toEntryUrl('/about')) };
}

it('answers as always, only later, when slow', async () => {
  const { response, waited } = await countStrikes({ mode: 'slow', delayMs: 4321 });
  expect(waited).toEqual([4321]);
  expect(response.json().title).toBe('About the institute');
});

it('responds with 500 in WordPress’s shape on error', async () => {
  const { response } = await countStrikes({ mode: 'error' });
  expect(response.statusCode).toBe(500);
  expect(response.json().code).toBe('internal_server_error');
});

it('cuts its JSON in half when broken', async () => {
  const { response } = await countStrikes({ mode: 'broken' });
  expect(response.statusCode).toBe(200);
  expect(response.body.startsWith('{"id":4')).toBe(true);
  expect(() => response.json()).toThrow(SyntaxError);
});

it('answers PHP’s empty map when empty', async () => {
  const { response } = await countStrikes({ mode: 'empty' });
  expect([response.statusCode, response.body]).toEqual([200, '[]']);
});

it('sends callers elsewhere, and notes who went', async () => {
  const { app, response } = await countStrikes({ mode: 'redirect' });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/_sandbox/elsewhere']);
  await app.inject('/_sandbox/elsewhere');
  expect((await app.inject('/_sandbox/requests')).json().at(-1)).toMatchObject({ service: 'elsewhere' });
});

it('answers a web page where JSON belongs', async () => {
  const { response } = await countStrikes({ mode: 'html' });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('scheduled maintenance');
});

it('says that it is called too often when throttled, and finds fault when it refuses', async () => {
  const { response } = await countStrikes({ mode: 'throttled' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
  expect((await countStrikes({ mode: 'refused' })).response.statusCode).toBe(403);
});

it.each([
  ['missing', 'rest_post_invalid_id'],
  ['no-route', 'rest_no_route'],
])('says 404 in WordPress’s shape when %s', async (mode, code) => {
  const { response } = await countStrikes({ mode });
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe(code);
});

it('answers the 404 page of something else when astray', async () => {
  const { response } = await countStrikes({ mode: 'astray' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('lets a slow answer go wrong as well', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(order({ service: 'content', mode: 'slow' }));
  await app.inject(order({ service: 'content', mode: 'error' }));
  expect((await app.inject(toEntryUrl('/'))).statusCode).toBe(500);
});

it('strikes pictures when that is what was ordered', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(order({ service: 'media', mode: 'error', times: 1 }));
  expect((await app.inject(toEntryUrl('/'))).statusCode).toBe(200);
  expect((await app.inject('/media/home-hero-640.jpg')).statusCode).toBe(500);
  expect((await app.inject('/media/home-hero-640.jpg')).statusCode).toBe(200);
});

it('behaves again once cleared', async () => {
  const { app } = await countStrikes({ mode: 'error' });
  expect((await app.inject({ method: 'DELETE', url: '/_sandbox/faults' })).statusCode).toBe(204);
  expect((await app.inject('/_sandbox/faults')).json()).toEqual([]);
  expect((await app.inject(toEntryUrl('/about'))).statusCode).toBe(200);
});

it.each([
  { service: 'content' },
  { service: 'content', mode: 'moody' },
  { service: 'post office', mode: 'down' },
  { service: 'content', mode: 'slow', delayMs: -1 },
  { service: 'content', mode: 'down', times: 0 },
])('refuses the order %j', async (body) => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(order(body))).statusCode).toBe(400);
  expect((await app.inject('/_sandbox/faults')).json()).toEqual([]);
});
