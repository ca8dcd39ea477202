import { describe, expect, it } from 'vitest';
import { echo, startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const secret = 'hunter2';

const careless = defineRoute({
  method: 'POST',
  path: '/careless',
  handle: async ({ request }) => {
    request.log.info({ req: request }, 'a request');
    throw Object.assign(new Error('the supplier said no'), { body: secret, response: { token: secret } });
  },
});

describe('the log', () => {
  it('has one line per response: method, route, status, time', async () => {
    const { app, log } = await startApp();
    await app.inject({ method: 'POST', url: '/api/v1/echo', payload: { text: 'a' } });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ method: 'POST', route: '/api/v1/echo', status: 200, msg: 'answered' });
    expect(log[0]?.['reqId']).toEqual(expect.any(String));
    expect(log[0]?.['ms']).toEqual(expect.any(Number));
  });

  it('never holds a body, a token or a query', async () => {
    const { app, log } = await startApp({ routes: [echo, careless] });
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: `checkoutObj=${secret}`,
      'content-type': 'application/json',
    };
    for (const path of ['/echo', '/careless', '/nothing', '/%zz', `/${secret}`]) {
      for (const payload of [`{"text":"${secret}"}`, `{"text": ${secret}`, `{"secret":"${secret}"}`]) {
        await app.inject({ method: 'POST', url: `/api/v1${path}?token=${secret}`, headers, payload });
      }
    }
    expect(log.length).toBeGreaterThan(10);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('logs unexpected errors, with the place in the code', async () => {
    const { app, log } = await startApp({ routes: [careless] });
    await app.inject({ method: 'POST', url: '/api/v1/careless' });
    const line = log.find(({ msg }) => msg === 'unexpected error');
    expect(line).toMatchObject({ level: 'error', err: { type: 'Error', message: 'the supplier said no' } });
    expect(JSON.stringify(line)).toContain('logging.test.ts');
  });

  it('has no lines about health routes', async () => {
    const { app, log } = await startApp();
    await app.inject('/healthz');
    await app.inject('/readyz');
    expect(log).toEqual([]);
  });

  it('has the service, and the ID that the site or another trusted proxy gave the call [8.6.12] [8.6.13]', async () => {
    const headers = { 'x-request-id': 'from-the-site' };
    const call = { method: 'POST', url: '/api/v1/echo', payload: { text: 'a' }, headers } as const;
    const behindSite = await startApp({}, { TRUSTED_PROXIES: '127.0.0.1' });
    const response = await behindSite.app.inject(call);
    expect(behindSite.log).toMatchObject([{ level: 'info', service: 'api', reqId: 'from-the-site' }]);
    expect(response.headers['x-request-id']).toBe('from-the-site');
    const open = await startApp();
    expect((await open.app.inject(call)).headers['x-request-id']).not.toBe('from-the-site');
  });
});
