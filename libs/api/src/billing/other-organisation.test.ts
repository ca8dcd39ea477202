import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { address, browserAt, createBillingStage, signUp } from './billing.fixture.ts';

const friends = defineOrganisation({
  ...{ language: 'en', currency: 'DKK', vatHome: 'DE' },
  plans: { friend: { shipping: false, notSoldIn: ['CH'] }, patron: { shipping: true } },
});
const plans = 'friend=individual-membership-DKK-yearly';
const email = 'ada@members.example';
const join = { ...signUp, subscription: { plan_id: 'friend' }, shipping_address: undefined };

/** The api of an organisation with other plans. */
async function start() {
  const stage = await createBillingStage();
  const env = { BILLING_PLANS: plans };
  const api = await stage.start(env, { organisation: friends });
  return { stage, api, browser: browserAt(() => api) };
}

it('members of another organisation pay for its own plan, and have it', async () => {
  const { stage, api, browser } = await start();
  const { status, json } = await browser.join(join);
  expect(status).toBe(200);
  expect(stage.vendor.pay('live', String(json['id']), email)).toBe('paid');
  expect((await browser.status()).json).toEqual({ status: 'member', plan_id: 'friend' });
  const prices = await api.app.inject({ url: '/api/v1/plans' });
  expect(prices.json()).toMatchObject({ plans: [{ plan_id: 'friend', amount_minor: 45_000 }] });
});

it.each([
  ['a plan of the first organisation', signUp],
  ['a shipping address for a plan that is not shipped', { ...join, shipping_address: address }],
  ['a tax number for a plan without tax deduction', { ...join, tax_deduction_cpr: '0102031234' }],
  [
    'an address in a country in which the plan is not sold',
    { ...join, billing_address: { ...signUp.billing_address, country: 'CH' } },
  ],
])('its api refuses %s, and sends nothing to the vendor', async (_what, order) => {
  const { stage, browser } = await start();
  expect((await browser.join(order)).status).toBe(400);
  expect(stage.vendor.sites.live.pages.size).toBe(0);
});

it('its api sells no plan without an ID at the vendor', async () => {
  const { browser } = await start();
  const { status, json } = await browser.join({ ...signUp, subscription: { plan_id: 'patron' } });
  expect({ status, json }).toEqual({ status: 200, json: { error_code: 'technical_error' } });
});
