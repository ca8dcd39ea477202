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
    expect(line).toMatchObject({ level: 50, err: { type: 'Error', message: 'the supplier said no' } });
    expect(JSON.stringify(line)).toContain('logging.test.ts');
  });

  it('has no lines about health routes', async () => {
    const { app, log } = await startApp();
    await app.inject('/healthz');
    await app.inject('/readyz');
    expect(log).toEqual([]);
  });
});
