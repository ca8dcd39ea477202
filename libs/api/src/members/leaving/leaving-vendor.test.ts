import { expect, it } from 'vitest';
import { composed } from '../../app.fixture.ts';
import { createSignUp } from '../../billing/billing.fixture.ts';
import { call, createMembersStage } from '../members.fixture.ts';
import { dayMs, findTables } from './leaving.fixture.ts';

const email = 'ada@members.example';

interface StartOptions {
  /** The vendor switches no renewal off before this resolves. */
  stopping?: Promise<void>;
  stopsWithinMs?: number;
}

/** A member at Chargebee and Firebase, who has joined with a tax number. */
async function start({ stopping, stopsWithinMs }: StartOptions = {}) {
  const stage = await createMembersStage();
  const { live: send } = stage.vendor.fetch;
  stage.vendor.fetch.live = async (input, init) => {
    if (String(input).includes('/cancel_for_items')) await stopping;
    return send(input, init);
  };
  const organisation = {
    ...composed.organisation,
    leaving: { path: '/keep-my-data', bookkeepingYears: 5 } as const,
  };
  const api = await stage.start({
    organisation,
    wrap: (parts) => ({ ...parts, ...(stopsWithinMs !== undefined && { stopsWithinMs }) }),
  });
  const settle = async () => {
    await api.billing.catchUp();
    await api.members.settled();
  };
  const order = { ...createSignUp(email), testsite: false };
  const { json } = await call(api, 'POST', '/ccu', { body: order });
  expect(stage.vendor.pay('live', String(json['id']), email)).toBe('paid');
  await settle();
  const { live } = stage.vendor.sites;
  const [customer] = [...live.customers.values()].filter((one) => one.email === email);
  const [subscription] = [...live.subscriptions.values()].filter((one) => one.customer_id === customer?.id);
  if (!customer || !subscription) throw new Error('nobody has joined');
  Object.assign(customer, { cf_cpr: '0101010001' });
  stage.identities.setPassword(stage.mails.findLast(({ to }) => to === email)?.code ?? '', 'correct horse');
  const logIn = () => stage.identities.logIn(email, 'correct horse') ?? '';
  const post = (path: string, body: object = {}) => call(api, 'POST', path, { token: logIn(), body });
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      stage.advance(dayMs);
      await api.members.leaving?.work();
      await api.members.settled();
    }
  };
  return { stage, api, live, customer, subscription, post, pass, settle };
}

it('a copy has what the billing vendor and the identity service know, the tax number too [7.17.1]', async () => {
  const { post, customer, live, stage } = await start();
  const { status, json } = await post('/my-data');
  expect(status).toBe(200);
  const copy = String(json['json']);
  const { uid } = stage.identities.accounts.get(email) ?? {};
  for (const value of [email, customer.id, uid, 'Kajen 1', '0101010001', 'Aarhus'])
    expect(copy).toContain(value);
  for (const [id, invoice] of live.invoices) {
    expect(copy).toContain(id);
    expect(copy).toContain(String(invoice.total));
  }
  expect(copy).not.toContain('correct horse');
});

it('a deletion switches the renewal off at once, waits until the vendor has ended the subscription, then clears its data [7.17.3] [7.17.5]', async () => {
  const { post, pass, live, customer, subscription, stage, api, settle } = await start();
  await post('/leaving', { action: 'delete' });
  await settle();
  expect(subscription.status).toBe('non_renewing');
  expect(stage.mails.at(-1)).toMatchObject({ kind: 'leaving', to: email });
  await pass(20);
  expect(live.customers.get(customer.id)).toHaveProperty('email', email);
  expect((await post('/leaving', { action: 'read' })).json).toHaveProperty('ends_at');

  // The term is over.
  Object.assign(subscription, { status: 'cancelled' });
  const { uid = '' } = stage.identities.accounts.get(email) ?? {};
  await pass(2);
  expect(stage.mails.at(-1)).toMatchObject({ kind: 'erased', to: email });
  const left = JSON.stringify([
    [...live.customers.values(), ...live.subscriptions.values(), ...live.invoices.values()],
    [...live.pages.values()].map(({ fields, ...page }) => ({ ...page, fields: [...fields] })),
    live.events,
    [...stage.records.all],
    [...stage.identities.accounts],
  ]);
  for (const value of [email, 'Kajen 1', '0101010001', uid]) expect(left).not.toContain(value);
  expect([...live.invoices.values()].length, 'bookkeeping').toBe(1);
  expect(findTables(stage.folder, [email, uid, customer.id])).toEqual([]);
  // The vendor reports the change, which brings nothing back.
  await settle();
  await api.members.catchUp();
  expect(findTables(stage.folder, [email, uid])).toEqual([]);
  expect(stage.identities.accounts.size).toBe(0);
});

it('the profile says at once that nothing renews, and until when is paid [7.17.3] [7.15.6]', async () => {
  const { post } = await start();
  expect((await post('/member-account')).json).toHaveProperty('renews_on');
  expect((await post('/leaving', { action: 'delete' })).json).toHaveProperty('ends_at');
  const { json } = await post('/member-account');
  expect(json).toHaveProperty('ends_on');
  expect(json).not.toHaveProperty('renews_on');
});

it('a request does not wait for a slow vendor, and the profile says what has changed once it has responded [7.17.3]', async () => {
  let respond = () => {};
  const stopping = new Promise<void>((resolve) => (respond = resolve));
  const { post, settle } = await start({ stopping, stopsWithinMs: 0 });
  const { status, json } = await post('/leaving', { action: 'delete' });
  expect(status).toBe(200);
  expect(json).toHaveProperty('due_at');
  expect((await post('/member-account')).json).toHaveProperty('renews_on');
  respond();
  await settle();
  expect((await post('/member-account')).json).not.toHaveProperty('renews_on');
});

it('what cannot be switched off is the office’s, and the deletion waits for it [7.17.5]', async () => {
  const { post, pass, subscription, stage, settle } = await start();
  Object.assign(subscription, { status: 'active' });
  await post('/leaving', { action: 'delete' });
  await settle();
  // Somebody has switched it on again at the vendor.
  Object.assign(subscription, { status: 'active' });
  await pass(16);
  await settle();
  expect(stage.reportMails.join()).toContain('That waits for a subscription');
  expect(stage.identities.accounts.size).toBe(1);
});

it('data that the vendor clears later is not asked for again [7.17.5]', async () => {
  const { post, pass, live, customer, subscription, stage, settle } = await start();
  live.board.set({ clearsLater: true });
  await post('/leaving', { action: 'delete' });
  await settle();
  Object.assign(subscription, { status: 'cancelled' });
  await pass(15);
  expect(live.customers.get(customer.id)).toHaveProperty('pii_cleared', 'scheduled_for_clear');
  expect(stage.mails.at(-1)).toMatchObject({ kind: 'erased', to: email });
});

it('a member who names another one reaches no supplier [7.17.8]', async () => {
  const { stage, api } = await start();
  const other = stage.addMember('bo@members.example');
  const token = stage.identities.logIn(email, 'correct horse') ?? '';
  const [calls, reads] = [stage.upstreamCalls().length, stage.records.calls.length];
  for (const path of ['/my-data', '/leaving', '/keep-data'])
    for (const value of [other.uid, other.customerId, other.email])
      for (const name of ['uid', 'id', 'email', 'customerId', 'link']) {
        const body = { ...(path === '/leaving' && { action: 'delete' }), [name]: value };
        expect((await call(api, 'POST', path, { token, body })).status, `${path} ${name}`).toBe(400);
        if (path === '/keep-data') continue;
        const query = `${path}?${new URLSearchParams({ [name]: value })}`;
        expect((await call(api, 'POST', query, { token, body: {} })).status, query).toBe(400);
        const headers = { 'x-customer-id': value };
        expect((await call(api, 'POST', path, { token, body: {}, headers })).status).toBe(400);
      }
  expect([stage.upstreamCalls().length, stage.records.calls.length]).toEqual([calls, reads]);
});

it('a customer who is in another member’s record is never in a copy [7.17.8]', async () => {
  const { stage, post } = await start();
  const other = stage.addMember('bo@members.example');
  const customer = stage.vendor.sites.live.customers.get(other.customerId);
  // Two members may share an address at the billing vendor.
  Object.assign(customer ?? {}, { email });
  expect(String((await post('/my-data')).json['json'])).not.toContain(other.customerId);
});

it.each(['the organisation', 'a supplier'])(
  'without the function of %s there are no such calls [7.17.10]',
  async (who) => {
    const stage = await createMembersStage();
    const { leaving = { path: '/keep-my-data', bookkeepingYears: 5 }, ...facts } = composed.organisation;
    const api = await stage.start({
      organisation: who === 'the organisation' ? facts : { ...facts, leaving },
      wrap: ({ identity, ...parts }) => {
        if (!identity || who === 'the organisation') return { ...parts, ...(identity && { identity }) };
        const { personalData: _left, ...without } = identity;
        return { ...parts, identity: without };
      },
    });
    const { token } = stage.addMember(email);
    for (const path of ['/my-data', '/leaving', '/keep-data'])
      expect((await call(api, 'POST', path, { token, body: {} })).status).toBe(404);
  },
);
