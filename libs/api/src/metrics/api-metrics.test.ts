import { expect, it } from 'vitest';
import { createBillingStage, browserAt } from '../billing/billing.fixture.ts';

const order = {
  subscription: { plan_id: 'individual-membership' },
  customer: { email: 'canary.quetzal@members.example', first_name: 'Quetzalina', last_name: 'Quetzal' },
  billing_address: {
    first_name: 'Quetzalina',
    last_name: 'Quetzal',
    line1: 'Quetzalgade 7',
    city: 'Quetzalby',
    zip: '8000',
    country: 'DK',
    email: 'canary.quetzal@members.example',
  },
  shipping_address: {
    first_name: 'Quetzalina',
    last_name: 'Quetzal',
    line1: 'Quetzalgade 7',
    city: 'Quetzalby',
    zip: '8000',
    country: 'DK',
  },
} as const;

it('counts sign-ups by state and calls of the vendor, without anything about the payer [8.6.14]', async () => {
  const stage = await createBillingStage();
  const api = await stage.start({ API_METRICS_PORT: '0', LOG_LEVEL: 'info' });
  const port = api.log.find(({ msg }) => msg === 'metrics')?.['port'];
  const read = async () => (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  const joined = await browserAt(() => api).join(order);
  expect(await read()).toContain('guildhall_sign_ups{site="live",state="open"} 1');
  stage.vendor.pay('live', String(joined.json['id']), order.customer.email);
  await api.catchUp();
  const text = await read();
  expect(text).toContain('guildhall_sign_ups{site="live",state="member"} 1');
  expect(text).toMatch(
    /guildhall_upstream_call_duration_seconds_count\{upstream="billing-live",outcome="ok"\} [1-9]/,
  );
  expect(text).toMatch(
    /guildhall_http_response_duration_seconds_count\{method="POST",route="\/api\/v1\/ccu",status="200",cache="none"\} 1/,
  );
  expect(text).not.toMatch(/quetzal/i);
  await stage.end(api);
});
