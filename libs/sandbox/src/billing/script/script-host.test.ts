import { expect, it } from 'vitest';
import { billingOrigins, createBillingUnderTest } from '../billing.fixture.ts';

it('reports the URLs of sites and script', async () => {
  const { app } = createBillingUnderTest();
  expect((await app.inject('/billing/addresses.json')).json()).toEqual({
    live: billingOrigins.live,
    test: billingOrigins.test,
    script: `${billingOrigins.script}/v2/chargebee.js`,
    siteNames: { live: 'sandbox', test: 'sandbox-test' },
  });
});

it('writes the sites’ origins into the script, and how it adds its styles', async () => {
  const { apps, control } = createBillingUnderTest();
  const { body, headers } = await apps.script.inject('/v2/chargebee.js');
  expect(headers['content-type']).toContain('javascript');
  expect(body).toContain(`"sandbox":"${billingOrigins.live}"`);
  expect(body).toContain('"styles":"both"');
  await control('PUT', '/script', { styles: 'link' });
  expect((await apps.script.inject('/v2/chargebee.js')).body).toContain('"styles":"link"');
  for (const path of ['/v2/animation.css', '/v2/master.html', '/v2/master.js', '/v2/wait.html'])
    expect((await apps.script.inject(path)).statusCode, path).toBe(200);
  expect((await apps.live.inject('/assets/hp_v3/iframe_views/loading.css')).statusCode).toBe(200);
});

it('can be blocked, slow or broken like any other service', async () => {
  const { apps, app } = createBillingUnderTest();
  const order = { service: 'billing-script', mode: 'error', times: 1 };
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: order });
  expect((await apps.script.inject('/v2/chargebee.js')).statusCode).toBe(500);
  expect((await apps.script.inject('/v2/chargebee.js')).statusCode).toBe(200);
});
