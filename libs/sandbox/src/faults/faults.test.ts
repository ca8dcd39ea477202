import { expect, it } from 'vitest';
import { toEntryUrl, createSandboxUnderTest } from '../sandbox.fixture.ts';

const order = (body: object) => ({ method: 'POST', url: '/_sandbox/faults', payload: body }) as const;

async function countStrikes(fault: object) {
  const sandbox = createSandboxUnderTest();
  expect((await sandbox.app.inject(order({ service: 'content', ...fault }))).statusCode).toBe(201);
  return { ...sandbox, response: await sandbox.app.inject(toEntryUrl('/about')) };
}

it('sends the normal response later when slow', async () => {
  const { response, waited } = await countStrikes({ mode: 'slow', delayMs: 4321 });
  expect(waited).toEqual([4321]);
  expect(response.json().title).toBe('About the institute');
});

it('responds with 500 in WordPress’s format on error', async () => {
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

it('returns PHP’s empty map when empty', async () => {
  const { response } = await countStrikes({ mode: 'empty' });
  expect([response.statusCode, response.body]).toEqual([200, '[]']);
});

it('redirects callers, and logs those that follow', async () => {
  const { app, response } = await countStrikes({ mode: 'redirect' });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/_sandbox/elsewhere']);
  await app.inject('/_sandbox/elsewhere');
  expect((await app.inject('/_sandbox/requests')).json().at(-1)).toMatchObject({ service: 'elsewhere' });
});

it('returns a web page in place of JSON', async () => {
  const { response } = await countStrikes({ mode: 'html' });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('scheduled maintenance');
});

it('reports too many calls when throttled, and an error when it refuses', async () => {
  const { response } = await countStrikes({ mode: 'throttled' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
  expect((await countStrikes({ mode: 'refused' })).response.statusCode).toBe(403);
});

it.each([
  ['missing', 404, 'rest_post_invalid_id'],
  ['removed', 410, 'rest_post_removed'],
  ['no-route', 404, 'rest_no_route'],
])('when %s, responds with %i in WordPress’s format', async (mode, status, code) => {
  const { response } = await countStrikes({ mode });
  expect(response.statusCode).toBe(status);
  expect(response.json().code).toBe(code);
});

it('returns another server’s 404 page when astray', async () => {
  const { response } = await countStrikes({ mode: 'astray' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('combines a slow response with another fault', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(order({ service: 'content', mode: 'slow' }));
  await app.inject(order({ service: 'content', mode: 'error' }));
  expect((await app.inject(toEntryUrl('/'))).statusCode).toBe(500);
});

it('applies to pictures if requested', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(order({ service: 'media', mode: 'error', times: 1 }));
  expect((await app.inject(toEntryUrl('/'))).statusCode).toBe(200);
  expect((await app.inject('/media/home-hero-640.jpg')).statusCode).toBe(500);
  expect((await app.inject('/media/home-hero-640.jpg')).statusCode).toBe(200);
});

it('works again once the fault is cleared', async () => {
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
])('refuses the fault %j', async (body) => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(order(body))).statusCode).toBe(400);
  expect((await app.inject('/_sandbox/faults')).json()).toEqual([]);
});
