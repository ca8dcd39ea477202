import { describe, expect, it } from 'vitest';
import { createBillingUnderTest, itemSignUp, planSignUp, readRefusal, signUp } from '../billing.fixture.ts';
import { pay } from '../state/checkout.ts';

describe('catalogue 2.0, the default', () => {
  it('creates a page for an item price', async () => {
    const { sdk } = createBillingUnderTest();
    const { hosted_page: page } = await sdk().hostedPage.checkoutNewForItems(itemSignUp);
    expect(page).toMatchObject({ type: 'checkout_new', state: 'created', layout: 'in_app', embed: true });
    expect(page.url).toBe(`http://127.0.0.1:4401/pages/v4/${page.id}/checkout`);
    expect((page.expires_at ?? 0) - (page.created_at ?? 0)).toBe(3 * 60 * 60);
    expect(page).not.toHaveProperty('fields');
  });

  it('refuses the operation, IDs and parameters of catalogue 1.0', async () => {
    const { hostedPage, plan } = createBillingUnderTest().sdk();
    const wrong = { http_status_code: 400, api_error_code: 'configuration_incompatible' };
    expect(await readRefusal(hostedPage.checkoutNew(planSignUp))).toMatchObject(wrong);
    expect(await readRefusal(plan.list())).toMatchObject(wrong);
    const withPlanId = { ...signUp, subscription_items: [{ item_price_id: 'individual-membership' }] };
    expect(await readRefusal(hostedPage.checkoutNewForItems(withPlanId))).toMatchObject({
      http_status_code: 404,
      api_error_code: 'resource_not_found',
      param: 'subscription_items[item_price_id][0]',
    });
    expect(
      await readRefusal(hostedPage.checkoutNewForItems({ ...itemSignUp, embed: true } as never)),
    ).toMatchObject({ api_error_code: 'param_wrong_value', param: 'embed' });
  });

  it('requires a plan as the first item', async () => {
    const { hostedPage } = createBillingUnderTest().sdk();
    const addon = { ...signUp, subscription_items: [{ item_price_id: 'extra-copy-DKK-yearly' }] };
    expect(await readRefusal(hostedPage.checkoutNewForItems(addon))).toMatchObject({
      api_error_code: 'param_wrong_value',
      param: 'subscription_items[item_price_id][0]',
    });
    expect(await readRefusal(hostedPage.checkoutNewForItems(signUp as never))).toMatchObject({
      param: 'subscription_items[item_price_id][0]',
    });
  });
});

describe('catalogue 1.0, when it is switched on', () => {
  it('creates a page for a plan, a full page unless it is embedded', async () => {
    const { sdk, live } = createBillingUnderTest();
    live.board.set({ catalogue: '1' });
    const { hosted_page: page } = await sdk().hostedPage.checkoutNew({ ...planSignUp, embed: false });
    expect(page).toMatchObject({ state: 'created', embed: false });
    expect(page).not.toHaveProperty('layout');
  });

  it('refuses the operation, IDs and parameters of catalogue 2.0', async () => {
    const { sdk, live } = createBillingUnderTest();
    live.board.set({ catalogue: '1' });
    const { hostedPage, itemPrice } = sdk();
    const wrong = { http_status_code: 400, api_error_code: 'configuration_incompatible' };
    expect(await readRefusal(hostedPage.checkoutNewForItems(itemSignUp))).toMatchObject(wrong);
    expect(await readRefusal(itemPrice.list())).toMatchObject(wrong);
    const otherPlan = { ...signUp, subscription: { plan_id: 'individual-membership-DKK-yearly' } };
    expect(await readRefusal(hostedPage.checkoutNew(otherPlan))).toMatchObject({
      param: 'subscription[plan_id]',
    });
    expect(
      await readRefusal(hostedPage.checkoutNew({ ...planSignUp, layout: 'in_app' } as never)),
    ).toMatchObject({ param: 'layout' });
  });
});

it.each([
  ['an unknown parameter', { nickname: 'x' }, 'nickname'],
  ['an unknown field of the customer', { customer: { nickname: 'x' } }, 'customer[nickname]'],
  ['an unknown custom field', { customer: { cf_shoe: '42' } }, 'customer[cf_shoe]'],
  ['an email of 71 characters', { customer: { email: `${'a'.repeat(58)}@members.test` } }, 'customer[email]'],
  ['an invalid email', { customer: { email: 'new.members.test' } }, 'customer[email]'],
  ['a name of 151 characters', { customer: { first_name: 'a'.repeat(151) } }, 'customer[first_name]'],
  ['a company of 251 characters', { customer: { company: 'a'.repeat(251) } }, 'customer[company]'],
  ['a line of 151 characters', { shipping_address: { line1: 'a'.repeat(151) } }, 'shipping_address[line1]'],
  ['a city of 51 characters', { billing_address: { city: 'a'.repeat(51) } }, 'billing_address[city]'],
  ['a state of 51 characters', { billing_address: { state: 'a'.repeat(51) } }, 'billing_address[state]'],
  ['a zip of 21 characters', { billing_address: { zip: '1'.repeat(21) } }, 'billing_address[zip]'],
  ['an unknown country', { billing_address: { country: 'Danmark' } }, 'billing_address[country]'],
  [
    'a Danish zip of five digits',
    { billing_address: { country: 'DK', zip: '12345' } },
    'billing_address[zip]',
  ],
  [
    'a German zip of four digits',
    { shipping_address: { country: 'DE', zip: '1234' } },
    'shipping_address[zip]',
  ],
  [
    'a British zip without letters',
    { billing_address: { country: 'GB', zip: '12345' } },
    'billing_address[zip]',
  ],
  ['a return URL of 251 characters', { redirect_url: `https://x.test/${'a'.repeat(236)}` }, 'redirect_url'],
  [
    'more than 2,048 characters to pass through',
    { pass_thru_content: 'a'.repeat(2049) },
    'pass_thru_content',
  ],
])('refuses %s, naming the parameter and echoing its value', async (_what, fields, param) => {
  const { hostedPage } = createBillingUnderTest().sdk();
  const error = await readRefusal(hostedPage.checkoutNewForItems({ ...itemSignUp, ...fields } as never));
  expect(error).toMatchObject({
    http_status_code: 400,
    type: 'invalid_request',
    api_error_code: 'param_wrong_value',
    param,
  });
  const [, sent = ''] = /(?:.*)/.exec(String(Object.values(fields)[0])) ?? [];
  expect(String(error['message'])).toContain(sent);
});

it('accepts values of exactly the maximum length', async () => {
  const { hostedPage } = createBillingUnderTest().sdk();
  const page = await hostedPage.checkoutNewForItems({
    ...itemSignUp,
    customer: {
      email: `${'a'.repeat(57)}@members.test`,
      company: 'a'.repeat(250),
      cf_cpr: '0101901234',
    } as object,
    redirect_url: `https://x.test/${'a'.repeat(235)}`,
    pass_thru_content: 'a'.repeat(2048),
    billing_address: { country: 'GB', zip: 'SW1A 1AA' },
  });
  expect(page.hosted_page.pass_thru_content).toHaveLength(2048);
});

it('lists pages by state, in pages, the newest first', async () => {
  const { sdk, live } = createBillingUnderTest();
  const { hostedPage } = sdk();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { hosted_page: page } = await hostedPage.checkoutNewForItems({
      ...itemSignUp,
      customer: { email: `payer${count}@members.test` },
    });
    ids.unshift(page.id ?? '');
  }
  for (const id of ids.slice(1)) pay(live, live.pages.get(id) as never, 'payer@members.test');
  const first = await hostedPage.list({ state: { is: 'succeeded' }, limit: 3 });
  const offset = first.next_offset ?? '';
  // A page created between the two reads does not shift the others.
  await hostedPage.checkoutNewForItems(itemSignUp);
  const second = await hostedPage.list({ state: { is: 'succeeded' }, limit: 3, offset });
  expect([...first.list, ...second.list].map(({ hosted_page: { id } }) => id)).toEqual(ids.slice(1));
  expect(second.next_offset).toBeUndefined();
  expect(await readRefusal(hostedPage.list({ offset: 'two' }))).toMatchObject({ param: 'offset' });
  expect(await readRefusal(hostedPage.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  expect(await readRefusal(hostedPage.list({ colour: { is: 'red' } } as never))).toMatchObject({
    param: 'colour[is]',
  });
});

it('acknowledges a paid page once', async () => {
  const { sdk, live } = createBillingUnderTest();
  const { hostedPage } = sdk();
  const { hosted_page: made } = await hostedPage.checkoutNewForItems(itemSignUp);
  const id = made.id ?? '';
  expect(await readRefusal(hostedPage.acknowledge(id))).toMatchObject({
    http_status_code: 409,
    api_error_code: 'invalid_state_for_request',
  });
  pay(live, live.pages.get(id) as never, 'new@members.test');
  expect((await hostedPage.acknowledge(id)).hosted_page.state).toBe('acknowledged');
  expect((await hostedPage.retrieve(id)).hosted_page.content).toMatchObject({
    customer: { id: 'member-1', email: 'new@members.test' },
    subscription: {
      status: 'active',
      subscription_items: [{ item_price_id: 'individual-membership-DKK-yearly' }],
    },
  });
  expect((await readRefusal(hostedPage.acknowledge(id)))['http_status_code']).toBe(409);
  expect((await readRefusal(hostedPage.retrieve('none')))['api_error_code']).toBe('resource_not_found');
});
