import { expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp } from '../billing.fixture.ts';

it('shows the stored address and card of the page’s customer, and uses them', async () => {
  const { sdk, apps, live } = createBillingUnderTest();
  const order = {
    customer: { id: 'seed-cancelled', email: 'cancelled@members.test' },
    subscription_items: itemSignUp.subscription_items,
  };
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems(order);
  const url = `/pages/v4/${page.id}/checkout`;
  const { body } = await apps.live.inject(url);
  expect(body).toContain('Havnegade 5, 8000 Aarhus C');
  expect(body).toContain('•••• 4242');
  await apps.live.inject({
    ...{ method: 'POST', url, payload: 'action=pay' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(live.customers.get('seed-cancelled')).toMatchObject({
    billing_address: { line1: 'Havnegade 5' },
    primary_payment_source_id: 'pm_seed-cancelled',
  });
});

it('shows no stored details on a page without a customer, even with a known address', async () => {
  const { sdk, apps } = createBillingUnderTest();
  const order = { ...itemSignUp, customer: { id: 'new', email: 'cancelled@members.test' } };
  const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems(order);
  const { body } = await apps.live.inject(`/pages/v4/${page.id}/checkout`);
  expect(body).not.toMatch(/Havnegade|4242/);
});
