import { expect, it } from 'vitest';
import { createSignUp } from '../billing/billing.fixture.ts';
import { call, createMembersStage, type MembersApi, type MembersStage } from './members.fixture.ts';

const email = 'ada@members.example';

interface Joining {
  typed?: string;
  paid?: string;
  token?: string;
}

async function join(
  stage: MembersStage,
  api: MembersApi,
  { typed = email, paid = typed, token }: Joining = {},
) {
  const { json } = await call(api, 'POST', '/ccu', { body: createSignUp(typed), ...(token && { token }) });
  const page = stage.vendor.sites.live.pages.get(String(json['id']));
  const named = page?.fields.get('customer[id]') ?? '';
  expect(stage.vendor.pay('live', page?.id ?? '', paid)).toBe('paid');
  await api.billing.catchUp();
  await api.members.settled();
  await api.billing.catchUp();
  return { named, customerId: page?.content?.customer.id ?? '' };
}

async function start() {
  const stage = await createMembersStage();
  const api = await stage.start();
  const kinds = () => stage.mails.map(({ kind, to }) => [kind, to]);
  return { stage, api, kinds };
}

it('paying with a lapsed member’s address gives no access to that member’s account [7.7.11]', async () => {
  const { stage, api } = await start();
  const victim = stage.addMember('victim@members.example', 'cancelled');
  const { live } = stage.vendor.sites;
  const before = structuredClone(live.customers.get(victim.customerId));
  const eve = 'eve@elsewhere.example';
  const { customerId } = await join(stage, api, { typed: victim.email, paid: eve });
  expect(customerId).not.toBe(victim.customerId);
  expect(live.customers.get(victim.customerId)).toEqual(before);
  expect(stage.records.getCustomer(victim.uid)).toBe(victim.customerId);
  expect(stage.records.getCustomer(stage.identities.accounts.get(eve)?.uid ?? '')).toBe(customerId);
  const welcome = stage.mails.find(({ to }) => to === eve);
  expect(stage.identities.setPassword(welcome?.code ?? '', 'the words of eve')).toBe(true);
  const token = stage.identities.logIn(eve, 'the words of eve') ?? '';
  const portal = await call(api, 'POST', '/cps', { token, body: { id: victim.customerId } });
  expect(portal.status).toBe(403);
});

it('a logged-in member joins again as the same customer, and gets a welcome-back email [7.8.6]', async () => {
  const { stage, api, kinds } = await start();
  const member = stage.addMember(email, 'cancelled');
  for (const times of [1, 2]) {
    const { named, customerId } = await join(stage, api, { token: member.token });
    expect([named, customerId]).toEqual([member.customerId, member.customerId]);
    expect(kinds()).toEqual(Array(times).fill(['welcome back', email]));
    for (const one of stage.vendor.sites.live.subscriptions.values())
      if (one.customer_id === customerId) one.status = 'cancelled';
  }
});

it('a token names its customer only for that customer’s address, and an invalid token names none [7.7.11]', async () => {
  const { stage, api } = await start();
  const member = stage.addMember(email, 'cancelled');
  const other = await join(stage, api, { typed: 'bo@members.example', token: member.token });
  expect(other.named).toMatch(/^gh-/);
  const forged = await join(stage, api, { token: 'bm90.YQ.dG9rZW4' });
  expect(forged.named).toMatch(/^gh-/);
});

it('a lapsed member who joins without logging in keeps the login: the record follows, with an email and a report [7.8.6]', async () => {
  const { stage, api, kinds } = await start();
  const member = stage.addMember(email, 'cancelled');
  const { customerId } = await join(stage, api);
  expect(customerId).not.toBe(member.customerId);
  expect(stage.records.getCustomer(member.uid)).toBe(customerId);
  expect(kinds()).toEqual([['welcome back', email]]);
  expect(stage.reportMails).toEqual([expect.stringContaining('joined again as a new customer')]);
  expect((await call(api, 'GET', '/entry?path=/members/report', { token: member.token })).status).toBe(200);
});

it('a member who changes the address in the checkout keeps the login, nobody else gets the customer, and the operator gets a report [7.7.11]', async () => {
  const { stage, api } = await start();
  const member = stage.addMember(email, 'cancelled');
  await join(stage, api, { paid: 'changed@members.example', token: member.token });
  expect(stage.records.getCustomer(member.uid)).toBe(member.customerId);
  expect(stage.identities.accounts.has('changed@members.example')).toBe(false);
  expect(stage.reportMails).toEqual([expect.stringContaining('changed the email address')]);
});

it('a new member who joins again with another address gets a login for it [7.8.6]', async () => {
  const { stage, api, kinds } = await start();
  const first = await join(stage, api);
  for (const one of stage.vendor.sites.live.subscriptions.values())
    if (one.customer_id === first.customerId) one.status = 'cancelled';
  await join(stage, api, { paid: 'new@members.example' });
  expect(kinds()).toEqual([
    ['welcome', email],
    ['welcome', 'new@members.example'],
  ]);
});

it('a member who paid within seven days before the api lost its files still gets a login [7.7.13]', async () => {
  const { stage, api } = await start();
  stage.records.down();
  await join(stage, api);
  expect(stage.mails).toEqual([]);
  await stage.end(api);
  await stage.loseFiles();
  stage.records.down(false);
  stage.advance(7 * 24 * 60 * 60_000 - 60_000);
  const next = await stage.start();
  await next.billing.settled();
  await next.members.settled();
  expect(stage.mails.map(({ kind }) => kind)).toEqual(['welcome']);
  expect(stage.records.getCustomer(stage.identities.accounts.get(email)?.uid ?? '')).toBeDefined();
});
