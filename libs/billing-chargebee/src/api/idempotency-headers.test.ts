import { createInProcessBilling } from '@guildhall/sandbox';
import { expect, it } from 'vitest';
import type { ChargebeeSite } from './chargebee-site.ts';
import { connectVendor } from './vendor.ts';

const address = {
  ...{ first_name: 'Ada', last_name: 'Vind', line1: 'Kajen 1' },
  ...{ city: 'Aarhus', zip: '8000', country: 'DK' },
} as const;
const email = 'ada@members.example';

it('a page is requested again after a deployment with the same headers, without the program’s version [7.7.4]', async () => {
  const inProcess = createInProcessBilling({ now: () => new Date('2026-11-22T12:00:00Z') });
  inProcess.sites.live.board.set({ catalogue: '2' });
  const sent: Headers[] = [];
  const site = {
    ...{ name: 'live' as const, origin: inProcess.origins.live, apiKey: 'sandbox-billing-key' },
    ...{ catalogue: '2' as const, cprField: undefined },
    webhookPasswords: ['a-password-of-the-live-site'],
    plans: { 'individual-membership': 'individual-membership-DKK-yearly' },
  } satisfies ChargebeeSite;
  const vendor = connectVendor(site, {
    ...{ deadlineMs: 5_000, onEvent: () => undefined },
    fetch: async (input, init) => {
      sent.push(new Headers(init?.headers));
      return inProcess.fetch.live(input, init);
    },
  });
  const order = {
    subscription: { plan_id: 'individual-membership' },
    customer: { email, first_name: 'Ada', last_name: 'Vind' },
    billing_address: { ...address, email },
    shipping_address: address,
    layout: 'in_app',
  } as const;
  const page = { attemptId: 'attempt-1', customerId: 'new', order, returnUrl: 'https://site.test/' };
  const { id } = await vendor.createPage(page);
  expect((await vendor.createPage(page)).id).toBe(id);
  const [headers] = sent;
  expect(headers?.get('user-agent')).toBe('guildhall');
  expect([...(headers ?? [])].filter(([, value]) => value.includes(process.version))).toEqual([]);
});
