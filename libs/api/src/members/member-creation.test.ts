import type { MemberVendor, PasswordService, Records } from '@guildhall/suppliers';
import { MailRejected } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { describe, expect, it } from 'vitest';
import { createSignUp } from '../billing/billing.fixture.ts';
import { call, createMembersStage, type MembersApi, type MembersStage } from './members.fixture.ts';
import type { MembersOverrides } from './members.ts';

const email = 'ada@members.example';

/** Mails that reach nobody. */
const createSilentMails = () => ({
  sendWelcomeBack: async () => undefined,
  sendPassword: async () => undefined,
  sendPasswordChanged: async () => undefined,
  sendLoginLink: async () => undefined,
  sendAddressLink: async () => undefined,
  sendAddressChanged: async () => undefined,
  sendLeaving: async () => undefined,
  sendErased: async () => undefined,
});

const readingCircle = {
  subscription_items: [{ item_price_id: 'reading-circle-DKK-yearly', item_type: 'plan' }],
};

async function joinAndPay(
  stage: MembersStage,
  api: MembersApi,
  address = email,
  site: 'live' | 'test' = 'live',
  typed = address,
) {
  const order = { ...createSignUp(typed), testsite: site === 'test' };
  const { json } = await call(api, 'POST', '/ccu', { body: order });
  const pageId = String(json['id']);
  expect(stage.vendor.pay(site, pageId, address)).toBe('paid');
  await api.billing.catchUp();
  await api.members.settled();
  return stage.vendor.sites[site].pages.get(pageId)?.content?.customer.id ?? '';
}

async function start() {
  const stage = await createMembersStage();
  return { stage, api: await stage.start() };
}

describe('a new member', () => {
  it('gets an identity, a record and an email once the vendor has confirmed the payment [7.8.6]', async () => {
    const { stage, api } = await start();
    const customerId = await joinAndPay(stage, api);
    const account = stage.identities.accounts.get(email);
    expect(stage.records.getCustomer(account?.uid ?? '')).toBe(customerId);
    expect(account?.name, 'as the sign-up asked for it').toBe('Ada Vind');
    expect(stage.mails).toEqual([{ kind: 'welcome', to: email, code: expect.any(String) }]);
    expect(stage.identities.setPassword(stage.mails[0]?.code ?? '', 'my own words')).toBe(true);
    const token = stage.identities.logIn(email, 'my own words') ?? '';
    expect((await call(api, 'GET', '/entry?path=/members/report', { token })).status).toBe(200);
    expect((await call(api, 'POST', '/cps', { token, body: { id: customerId } })).status).toBe(200);
  });

  it('is created once, however often the api checks [7.8.6]', async () => {
    const { stage, api } = await start();
    await joinAndPay(stage, api);
    for (let time = 0; time < 3; time++) await api.members.catchUp();
    await stage.end(api);
    await (await stage.start()).members.catchUp();
    expect(stage.mails).toHaveLength(1);
    expect(stage.identities.accounts.size).toBe(1);
    expect(stage.records.all.size).toBe(1);
  });

  it('is not created for a payment on the test site [7.8.6]', async () => {
    const { stage, api } = await start();
    await joinAndPay(stage, api, email, 'test');
    expect(stage.identities.accounts.size).toBe(0);
    expect(stage.mails).toEqual([]);
  });

  it('with a verified address keeps the password', async () => {
    const { stage, api } = await start();
    Object.assign(stage.identities.signUp(email, 'known for years'), { emailVerified: true });
    const token = stage.identities.logIn(email, 'known for years') ?? '';
    const customerId = await joinAndPay(stage, api);
    expect((await call(api, 'POST', '/cps', { token, body: { id: customerId } })).status).toBe(200);
  });

  it('with a record without a customer gets the customer and keeps the other fields [7.8.6]', async () => {
    const { stage, api } = await start();
    const { uid } = Object.assign(stage.identities.signUp(email, 'known for years'), { emailVerified: true });
    stage.records.put(uid);
    const [name = ''] = stage.records.all.keys();
    stage.records.all.set(name, { selfFuturesUpgraded: { booleanValue: true } });
    const customerId = await joinAndPay(stage, api);
    expect(stage.records.all.get(name)).toEqual({
      selfFuturesUpgraded: { booleanValue: true },
      chargeBeeId: { stringValue: customerId },
    });
  });

  it('gets the email at the address on file even if the checkout had another spelling [7.8.12]', async () => {
    const { stage, api } = await start();
    const { uid } = Object.assign(stage.identities.signUp('miked@members.example', 'known for years'), {
      emailVerified: true,
    });
    // The Kelvin sign, whose lower case is k; the form refuses it.
    await joinAndPay(stage, api, 'mi\u212Aed@members.example', 'live', 'miked@members.example');
    expect(stage.records.getCustomer(uid)).toBeDefined();
    expect(stage.mails.map(({ to }) => to)).toEqual(['miked@members.example']);
  });

  it('who has a subscription to something else at another customer gets in, and the two customers are reported', async () => {
    const { stage, api } = await start();
    const { uid } = stage.addMember(email);
    const before = stage.records.getCustomer(uid);
    for (const one of stage.vendor.sites.live.subscriptions.values())
      if (one.customer_id === before) Object.assign(one, readingCircle);
    await joinAndPay(stage, api);
    const after = stage.records.getCustomer(uid);
    expect(after).toMatch(/^gh-/);
    expect(stage.mails.map(({ kind }) => kind)).toEqual(['welcome back']);
    expect(stage.reportMails).toEqual([expect.stringContaining('merge the two customers')]);
  });

  it('is reported if the identity has another customer’s record, or is disabled', async () => {
    const { stage, api } = await start();
    const { uid } = stage.addMember(email);
    const before = stage.records.getCustomer(uid);
    // Made while the other one is paid: the payment does not count as a second one.
    for (const one of stage.vendor.sites.live.subscriptions.values())
      if (one.customer_id === before) Object.assign(one, { created_at: stage.now() / 1000 + 60 });
    const { json } = await call(api, 'POST', '/ccu', { body: createSignUp('elsewhere@members.example') });
    stage.vendor.pay('live', String(json['id']), email);
    await api.billing.catchUp();
    await api.members.settled();
    expect(stage.records.getCustomer(uid)).toBe(before);
    Object.assign(stage.identities.signUp('bo@members.example', 'a'), { disabled: true });
    await joinAndPay(stage, api, 'bo@members.example');
    const reports = api.log.filter(({ level }) => level === 'error').map(({ members }) => members);
    expect(reports).toEqual([
      { report: 'other record', subscription: expect.any(String) },
      { report: 'disabled', subscription: expect.any(String) },
    ]);
    expect(stage.mails).toEqual([]);
  });
});

describe('an address that someone registered beforehand', () => {
  it('is taken back: their password and token are refused once its owner has paid [7.8.7]', async () => {
    const { stage, api } = await start();
    const attacker = stage.identities.signUp(email, 'the attacker knows');
    attacker.providers.push('elsewhere.example');
    const token = stage.identities.logIn(email, 'the attacker knows') ?? '';
    expect((await call(api, 'POST', '/member-status', { token, body: {} })).json).toEqual({ status: 'none' });
    const customerId = await joinAndPay(stage, api);

    expect(stage.identities.logIn(email, 'the attacker knows')).toBeUndefined();
    expect(attacker.providers).toEqual([]);
    stage.advance(1_000);
    for (const response of [
      await call(api, 'POST', '/member-status', { token, body: {} }),
      await call(api, 'POST', '/cps', { token, body: { id: customerId } }),
      await call(api, 'GET', '/entry?path=/members/report', { token }),
    ])
      expect(response.json).toMatchObject({ error: { code: 'MEMBER_SESSION_ENDED' } });

    expect(stage.identities.setPassword(stage.mails[0]?.code ?? '', 'my own words')).toBe(true);
    stage.advance(1_000);
    const own = stage.identities.logIn(email, 'my own words') ?? '';
    expect((await call(api, 'POST', '/cps', { token: own, body: { id: customerId } })).status).toBe(200);
  });

  it('allows no login before its record is linked [7.8.7]', async () => {
    const stage = await createMembersStage();
    stage.identities.signUp(email, 'the attacker knows');
    let couldLogIn: boolean | undefined;
    const api = await stage.start({
      wrap: (parts) => ({
        ...parts,
        records: {
          ...(parts.records as NonNullable<MembersOverrides['records']>),
          async create(uid, record) {
            couldLogIn = stage.identities.logIn(email, 'the attacker knows') !== undefined;
            return parts.records?.create(uid, record) ?? 'exists';
          },
        },
      }),
    });
    await joinAndPay(stage, api);
    expect(couldLogIn).toBe(false);
  });
});

class Killed extends Error {}

const steps = {
  vendor: ['findContact'],
  identity: ['findByEmail', 'create', 'resetCredentials', 'createPasswordCode'],
  records: ['find', 'create'],
  mails: ['sendWelcome'],
} as const satisfies {
  vendor: readonly (keyof MemberVendor)[];
  identity: readonly (keyof PasswordService)[];
  records: readonly (keyof Records)[];
  mails: readonly (keyof NonNullable<MembersOverrides['mails']>)[];
};

/** Fails at the first call of one step, before or after its effect, and at all later calls. */
function killedAt(parts: MembersOverrides, step: string, when: 'before' | 'after'): MembersOverrides {
  let isDead = false;
  const wrap = (room: keyof typeof steps) => {
    const inner = parts[room] as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
    const wrapped = Object.fromEntries(
      steps[room].map((name) => [
        name,
        async (...input: unknown[]) => {
          if (isDead) throw new Killed();
          if (`${room}.${name}` !== step) return inner[name]?.(...input);
          isDead = true;
          if (when === 'after') await inner[name]?.(...input);
          throw new Killed();
        },
      ]),
    );
    return { ...inner, ...wrapped };
  };
  return {
    ...parts,
    ...Object.fromEntries((Object.keys(steps) as (keyof typeof steps)[]).map((room) => [room, wrap(room)])),
  };
}

const crashes = Object.entries(steps).flatMap(([room, names]) =>
  names.flatMap((name) =>
    (['before', 'after'] as const).flatMap((when) =>
      [false, true].map((isTaken) => ({ step: `${room}.${name}`, when, isTaken })),
    ),
  ),
);

describe('a process that is killed', () => {
  it.each(crashes)(
    '$when $step (address registered beforehand: $isTaken) loses no member and creates none twice [7.8.6]',
    async ({ step, when, isTaken }) => {
      const stage = await createMembersStage();
      if (isTaken) stage.identities.signUp(email, 'the attacker knows');
      const first = await stage.start({ wrap: (parts) => killedAt(parts, step, when) });
      const customerId = await joinAndPay(stage, first);
      await stage.end(first);
      const second = await stage.start();
      await second.members.catchUp();
      stage.advance(3_600_000);
      await second.members.catchUp();

      expect(stage.identities.accounts.size).toBe(1);
      const account = stage.identities.accounts.get(email);
      expect([...stage.records.all.keys()]).toEqual([expect.stringContaining(`/users/${account?.uid}`)]);
      expect(stage.records.getCustomer(account?.uid ?? '')).toBe(customerId);
      expect(stage.identities.logIn(email, 'the attacker knows')).toBeUndefined();
      expect(stage.mails).toHaveLength(step === 'mails.sendWelcome' && when === 'after' ? 2 : 1);
      await second.members.catchUp();
      expect(stage.mails.length).toBeLessThan(3);
    },
  );
});

describe('a failed creation', () => {
  it('is retried with growing pauses, and reported when it is given up after a week', async () => {
    const stage = await createMembersStage();
    let tries = 0;
    const api = await stage.start({
      retryMs: 15_000,
      wrap: (parts) => ({
        ...parts,
        mails: {
          ...createSilentMails(),
          async sendWelcome() {
            tries += 1;
            throw new UpstreamError('UPSTREAM_NETWORK', 'mail', '/');
          },
        },
      }),
    });
    await joinAndPay(stage, api);
    expect(tries).toBe(1);
    stage.advance(14_000);
    await api.members.catchUp();
    expect(tries).toBe(1);
    stage.advance(2_000);
    await api.members.catchUp();
    expect(tries).toBe(2);
    stage.advance(16_000);
    await api.members.catchUp();
    expect(tries).toBe(2);
    for (let day = 0; day < 9; day++) {
      stage.advance(24 * 3_600_000);
      await api.members.catchUp();
    }
    expect(tries).toBe(9);
    expect(api.log.at(-1)).toMatchObject({ level: 'error', members: { report: 'given up' } });
  });

  it('ends with the relay’s final refusal: the login exists, and the operator is told at once [7.8.6]', async () => {
    const stage = await createMembersStage();
    let tries = 0;
    const api = await stage.start({
      wrap: (parts) => ({
        ...parts,
        mails: {
          ...createSilentMails(),
          async sendWelcome() {
            tries += 1;
            throw new MailRejected({ status: 550, isFinal: true });
          },
        },
      }),
    });
    await joinAndPay(stage, api);
    for (let day = 0; day < 9; day++) {
      stage.advance(24 * 3_600_000);
      await api.members.catchUp();
    }
    expect(tries).toBe(1);
    expect(api.log.at(-1)).toMatchObject({ level: 'error', members: { report: 'mail refused' } });
    expect(stage.identities.accounts.size).toBe(1);
  });

  it('does not delay other members', async () => {
    const stage = await createMembersStage();
    const api = await stage.start({
      wrap: (parts) => ({
        ...parts,
        mails: {
          ...createSilentMails(),
          async sendWelcome(to, code) {
            if (to === email) throw new UpstreamError('UPSTREAM_NETWORK', 'mail', '/');
            await parts.mails?.sendWelcome(to, code);
          },
        },
      }),
    });
    await joinAndPay(stage, api);
    await joinAndPay(stage, api, 'bo@members.example');
    expect(stage.mails.map(({ to }) => to)).toEqual(['bo@members.example']);
  });
});
