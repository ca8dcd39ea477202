import { expect, it } from 'vitest';
import { sendEvent } from '../billing/billing.fixture.ts';
import { call, createMembersStage, type MembersStage } from '../members/members.fixture.ts';

/** An invoice at the vendor, of a member's subscription. */
function addInvoice(
  { vendor }: MembersStage,
  { customerId, subscription }: ReturnType<MembersStage['addMember']>,
  more: object = {},
): string {
  const { live } = vendor.sites;
  const id = `inv_${live.invoices.size}`;
  const { created_at: date } = live.stamp();
  live.invoices.set(id, {
    ...{ id, object: 'invoice', customer_id: customerId, subscription_id: subscription.id, date },
    ...{ status: 'paid', total: 45_000, amount_paid: 45_000, amount_due: 0, write_off_amount: 0 },
    ...{ linked_payments: [], issued_credit_notes: [], currency_code: 'DKK', deleted: false },
    ...live.stamp(),
    ...more,
  });
  return id;
}

async function start() {
  const stage = await createMembersStage();
  const ada = stage.addMember('ada@members.test');
  const bo = stage.addMember('bo@members.test');
  const invoices = { ada: addInvoice(stage, ada), bo: addInvoice(stage, bo) };
  const api = await stage.start();
  const post = (path: string, body: object, token?: string) =>
    call(api, 'POST', path, { body, ...(token !== undefined && { token }) });
  const read = (token: string) => post('/member-account', {}, token);
  return { stage, ada, bo, invoices, api, post, read };
}

const listDocuments = (json: Record<string, unknown>) =>
  json['documents'] as { id: string; number: string }[];

it('says plan, price, renewal and documents of the member, read once a minute [7.15.6]', async () => {
  const { stage, ada, invoices, read } = await start();
  const { status, json } = await read(ada.token);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    plan_id: 'individual-membership',
    price: { amount: 'DKK 450', period: 1, period_unit: 'year' },
    renews_on: '2027-11-22',
    documents: [{ number: invoices.ada, issued_on: '2026-11-22', amount: 'DKK 450', state: 'paid' }],
  });
  const before = stage.upstreamCalls().length;
  expect((await read(ada.token)).json).toEqual(json);
  expect(stage.upstreamCalls()).toHaveLength(before);
  stage.advance(60_000);
  await read(ada.token);
  expect(stage.upstreamCalls().length).toBeGreaterThan(before);
});

it('says what was changed in the portal once that has been opened [4.10.8]', async () => {
  const { ada, post, read } = await start();
  await read(ada.token);
  await post('/cps', { id: ada.customerId }, ada.token);
  ada.subscription.status = 'non_renewing';
  const { json } = await read(ada.token);
  expect(json).toHaveProperty('ends_on');
  expect(json).not.toHaveProperty('renews_on');
});

it('says what the vendor has reported, of this member alone [7.15.6]', async () => {
  const { stage, ada, bo, api, read } = await start();
  await read(ada.token);
  await read(bo.token);
  for (const { subscription } of [ada, bo]) subscription.status = 'non_renewing';
  const { live } = stage.vendor.sites;
  const customer = live.customers.get(ada.customerId);
  const event = live.report('subscription_changed', 'admin_console', {
    ...{ customer, subscription: ada.subscription },
  });
  expect((await sendEvent(api, event)).statusCode).toBe(200);
  expect((await read(ada.token)).json).not.toHaveProperty('renews_on');
  expect((await read(bo.token)).json, 'read less than a minute ago').toHaveProperty('renews_on');
});

it.each([
  [
    'a trial with the charge after it',
    'in_trial',
    { trial_ends_on: '2026-12-06' },
    { trial_end: 1_796_515_200 },
  ],
  ['an end', 'non_renewing', { ends_on: '2027-11-22' }, {}],
] as const)('says %s [7.15.6]', async (_what, status, expected, fields) => {
  const { stage, read } = await start();
  const member = stage.addMember('cy@members.test', status);
  Object.assign(member.subscription, fields);
  const { json } = await read(member.token);
  expect(json).toMatchObject({ price: { amount: 'DKK 450' }, ...expected });
  expect(json).not.toHaveProperty('renews_on');
});

it('says what could not be charged, but not what a bank still works on [7.15.6]', async () => {
  const { stage, ada, bo, read } = await start();
  const owed = { status: 'not_paid', amount_paid: 0, amount_due: 45_000 };
  addInvoice(stage, ada, owed);
  addInvoice(stage, bo, { ...owed, status: 'payment_due', linked_payments: [{ txn_status: 'in_progress' }] });
  expect((await read(ada.token)).json).toMatchObject({ failed_amount: 'DKK 450' });
  expect((await read(bo.token)).json).not.toHaveProperty('failed_amount');
});

it('opens the member’s own document by a link of the vendor that works for an hour [7.15.7]', async () => {
  const { stage, ada, post, read } = await start();
  const [{ id } = { id: '' }] = listDocuments((await read(ada.token)).json);
  const { status, json } = await post('/member-document', { id }, ada.token);
  expect(status).toBe(200);
  const url = String(json['url']);
  const download = await stage.vendor.fetch.live(url);
  expect([download.status, download.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  stage.advance(60 * 60_000);
  expect((await stage.vendor.fetch.live(url)).status).toBe(403);
});

it('refuses another member’s document, and a made-up one, before the vendor is asked [7.15.7]', async () => {
  const { stage, ada, bo, invoices, post, read } = await start();
  const [own = { id: '' }] = listDocuments((await read(ada.token)).json);
  const [others = { id: '' }] = listDocuments((await read(bo.token)).json);
  const proof = own.id.slice(0, 22);
  const ids = [others.id, `${proof}.${invoices.bo}`, `${'x'.repeat(22)}.${invoices.ada}`];
  const before = stage.upstreamCalls().length;
  for (const id of ids) expect((await post('/member-document', { id }, ada.token)).status).toBe(403);
  for (const id of [own.id, ...ids]) expect((await post('/member-document', { id })).status).toBe(401);
  for (const body of [{}, { id: invoices.bo }, { id: own.id, customer: bo.customerId }])
    expect((await post('/member-document', body, ada.token)).status).toBe(400);
  expect((await post('/member-account', { id: bo.customerId }, ada.token)).status).toBe(400);
  expect((await post('/member-account', {})).status).toBe(401);
  expect(stage.upstreamCalls()).toHaveLength(before);
});

it('shows a member without a customer nothing, and fails alone if the vendor does [7.15.6]', async () => {
  const { stage, ada, api, read } = await start();
  const { token, uid } = stage.addMember('dan@members.test');
  stage.records.put(uid);
  expect((await read(token)).json).toEqual({ documents: [] });
  stage.vendorDown();
  expect((await read(ada.token)).status).toBe(503);
  stage.vendorDown(false);
  expect((await read(ada.token)).status).toBe(200);
  expect(JSON.stringify(api.log)).not.toContain('ada@members.test');
});

it('says nothing of subscriptions that are no memberships [7.15.6]', async () => {
  const { stage, read } = await start();
  const member = stage.addMember('eve@members.test', 'active', ['a-magazine-DKK-yearly']);
  addInvoice(stage, member);
  expect((await read(member.token)).json).toEqual({ documents: [] });
});
