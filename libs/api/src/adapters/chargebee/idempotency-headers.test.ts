import { expect, it } from 'vitest';
import { createBillingStage, signUp, webhook } from '../../billing/billing.fixture.ts';
import type { ChargebeeSite } from './chargebee-site.ts';
import { connectVendor } from './vendor.ts';

it('a page is requested again after a deployment with the same headers, without the program’s version [7.7.4]', async () => {
  const stage = await createBillingStage();
  const sent: Headers[] = [];
  const site = {
    ...{ name: 'live' as const, origin: stage.vendor.origins.live, apiKey: 'sandbox-billing-key' },
    ...{ catalogue: '2' as const, cprField: undefined, webhook },
    plans: { 'individual-membership': 'individual-membership-DKK-yearly' },
  } satisfies ChargebeeSite;
  const vendor = connectVendor(site, {
    ...{ deadlineMs: 5_000, onEvent: () => undefined },
    fetch: async (input, init) => {
      sent.push(new Headers(init?.headers));
      return stage.vendor.fetch.live(input, init);
    },
  });
  const order = { ...signUp, layout: 'in_app' } as const;
  const page = { attemptId: 'attempt-1', customerId: 'new', order, returnUrl: 'https://site.test/' };
  const { id } = await vendor.createPage(page);
  expect((await vendor.createPage(page)).id).toBe(id);
  const [headers] = sent;
  expect(headers?.get('user-agent')).toBe('guildhall');
  expect([...(headers ?? [])].filter(([, value]) => value.includes(process.version))).toEqual([]);
});
