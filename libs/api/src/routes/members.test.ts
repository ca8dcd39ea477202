import { memberStatuses } from '@guildhall/api-contract/members';
import { describe, expect, it } from 'vitest';
import { startCompleteApp } from '../app.fixture.ts';
import { call, createMembersStage } from '../members/members.fixture.ts';

async function start() {
  const stage = await createMembersStage();
  const api = await stage.start();
  const ada = stage.addMember('ada@members.example');
  const bo = stage.addMember('bo@members.example');
  const as = (token: string) => ({
    cps: (id: string) => call(api, 'POST', '/cps', { token, body: { id } }),
    status: () => call(api, 'POST', '/member-status', { token, body: {} }),
    logout: () => call(api, 'POST', '/portal-logout', { token, body: {} }),
    entry: (path = '/members/report') =>
      call(api, 'GET', `/entry?path=${encodeURIComponent(path)}`, { token }),
  });
  return { stage, api, ada, bo, as };
}

describe('a member', () => {
  it('opens the portal with a fresh URL each time [7.8.3]', async () => {
    const { ada, as } = await start();
    const first = await as(ada.token).cps(ada.customerId);
    const second = await as(ada.token).cps(ada.customerId);
    expect(first).toMatchObject({ status: 200, json: { access_url: expect.stringContaining('/portal/') } });
    expect(second.json['access_url']).not.toBe(first.json['access_url']);
  });

  it('ends only their own portal sessions at logout [7.8.3]', async () => {
    const { ada, bo, as, stage } = await start();
    await as(ada.token).cps(ada.customerId);
    await as(bo.token).cps(bo.customerId);
    expect(await as(ada.token).logout()).toMatchObject({ status: 200, json: { success: true } });
    const sessions = [...stage.vendor.sites.live.sessions.values()];
    expect(sessions.map(({ customer_id: id, status }) => [id, status])).toEqual([
      [ada.customerId, 'logged_out'],
      [bo.customerId, 'created'],
    ]);
    expect((await as(ada.token).logout()).status).toBe(200);
  });

  it('is counted separately from others at the same address [7.8.13]', async () => {
    const { ada, bo, api } = await start();
    const fetchStatus = async ({ token }: { token: string }) =>
      (await call(api, 'POST', '/member-status', { token, body: {}, at: '192.0.2.1' })).status;
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push(await fetchStatus(ada));
    for (let count = 0; count < 20; count++) statuses.push(await fetchStatus(bo));
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, ...Array<number>(20).fill(200)]);
  });

  it('shares with others at the same address twelve times as many calls as one member has [7.8.13]', async () => {
    const { stage, api } = await start();
    const statuses = [];
    for (let count = 0; count < 25; count++) {
      const { token } = stage.addMember(`m${count}@members.example`);
      for (let time = 0; time < 10; time++)
        statuses.push(
          (await call(api, 'POST', '/member-status', { token, body: {}, at: '192.0.2.1' })).status,
        );
    }
    expect(statuses).toEqual([...Array<number>(12 * 20).fill(200), ...Array<number>(10).fill(429)]);
    const { token } = stage.addMember('elsewhere@members.example');
    expect((await call(api, 'POST', '/member-status', { token, body: {}, at: '192.0.2.2' })).status).toBe(
      200,
    );
  });

  it('reads a private entry, and no draft [6.1.3] [7.8.4]', async () => {
    const { ada, as } = await start();
    expect(await as(ada.token).entry()).toMatchObject({
      status: 200,
      json: { id: 7, hasAccess: true, content: [{ html: 'secret' }] },
      headers: { 'cache-control': 'no-store' },
    });
    expect((await as(ada.token).entry('/members/draft')).status).toBe(404);
    expect((await as(ada.token).entry('/members/none')).status).toBe(404);
    expect((await as(ada.token).entry('/members/../report')).status).toBe(400);
  });

  it.each(memberStatuses)(
    'whose subscription is %s gets that status, and access accordingly [6.1.3] [7.8.4]',
    async (status) => {
      const { stage, as } = await start();
      const cy = stage.addMember('cy@members.example', status === 'none' ? 'transferred' : status);
      expect((await as(cy.token).status()).json['status']).toBe(status);
      const isIn = ['active', 'in_trial', 'non_renewing'].includes(status);
      const response = await as(cy.token).entry();
      expect(response.status).toBe(isIn ? 200 : 403);
      if (!isIn) expect(response.json).toMatchObject({ error: { code: 'MEMBERSHIP_NOT_ACTIVE' } });
    },
  );

  it.each([
    ['active', { next_billing_at: 1_800_000_000 }, 'active', 1_800_000_000],
    // The end of a term is no renewal date.
    ['active', { next_billing_at: undefined, current_term_end: 1_800_000_000 }, 'active', undefined],
    ['in_trial', { trial_end: 1_800_000_000 }, 'in_trial', 1_800_000_000],
    ['in_trial', { next_billing_at: 1_800_000_000 }, 'in_trial', 1_800_000_000],
    ['in_trial', { next_billing_at: undefined }, 'in_trial', undefined],
    // Nothing is charged after such a trial.
    [
      'in_trial',
      { trial_end: 1_800_000_000, trial_end_action: 'cancel_subscription' },
      'non_renewing',
      1_800_000_000,
    ],
    // Cancelled, which leaves the status as it is in the vendor's first catalogue.
    ['in_trial', { cancelled_at: 1_800_000_000 }, 'non_renewing', 1_800_000_000],
    ['non_renewing', { cancelled_at: 1_800_000_000 }, 'non_renewing', 1_800_000_000],
    ['paused', { resume_date: 1_800_000_000 }, 'paused', 1_800_000_000],
    ['paused', {}, 'paused', undefined],
    ['cancelled', { cancelled_at: 1_700_000_000 }, 'cancelled', 1_700_000_000],
    ['future', { start_date: 1_800_000_000 }, 'future', 1_800_000_000],
  ])(
    'whose subscription is %s with %j gets the status and its date [4.8.11]',
    async (own, fields, status, at) => {
      const { stage, as } = await start();
      const cy = stage.addMember('cy@members.example', own);
      Object.assign(cy.subscription, fields);
      const endsAt = at === undefined ? undefined : new Date(at * 1000).toISOString();
      expect((await as(cy.token).status()).json).toEqual({
        ...{ status, contract: expect.any(String) },
        ...(endsAt && { endsAt }),
      });
    },
  );

  it('without a record, or with one without a customer, has no membership and no portal [7.8.3] [6.1.2]', async () => {
    const { stage, as, ada } = await start();
    const { identities } = stage;
    for (const email of ['di@members.example', 'ed@members.example']) {
      const { uid } = identities.signUp(email, 'a password');
      if (email.startsWith('ed')) stage.records.put(uid);
      const token = identities.logIn(email, 'a password') ?? '';
      expect((await as(token).status()).json).toEqual({ status: 'none' });
      expect((await as(token).entry()).status).toBe(403);
      expect((await as(token).cps(ada.customerId)).json).toMatchObject({
        error: { code: 'MEMBER_FORBIDDEN' },
      });
      expect((await as(token).logout()).status).toBe(200);
    }
  });

  it('who is disabled, logged out everywhere, or deleted is refused at once [7.8.1]', async () => {
    const { stage, as } = await start();
    const endings = {
      disabled: (email: string) =>
        Object.assign(stage.identities.accounts.get(email) ?? {}, { disabled: true }),
      revoked: (email: string) =>
        Object.assign(stage.identities.accounts.get(email) ?? {}, { validSince: stage.now() / 1000 + 1 }),
      gone: (email: string) => stage.identities.accounts.delete(email),
    };
    for (const [name, end] of Object.entries(endings)) {
      const { email, token, customerId } = stage.addMember(`${name}@members.example`);
      expect((await as(token).entry()).status).toBe(200);
      end(email);
      const { cps, status, logout, entry } = as(token);
      for (const response of [await cps(customerId), await status(), await logout(), await entry()])
        expect(response).toMatchObject({ status: 401, json: { error: { code: 'MEMBER_SESSION_ENDED' } } });
    }
  });

  it('is not logged out if a supplier is down [7.8.11]', async () => {
    const { stage, ada, as } = await start();
    stage.vendorDown();
    expect((await as(ada.token).status()).json).toMatchObject({ error: { code: 'MEMBERS_NOT_NOW' } });
    expect((await as(ada.token).cps(ada.customerId)).status).toBe(503);
    stage.records.down();
    expect((await as(ada.token).status()).status).toBe(503);
  });
});

describe('access to private entries', () => {
  it('is cached for a minute, and for a quarter of an hour while the vendor cannot be reached [7.8.5]', async () => {
    const { stage, ada, as } = await start();
    expect((await as(ada.token).entry()).status).toBe(200);
    ada.subscription.status = 'cancelled';
    stage.advance(59_000);
    expect((await as(ada.token).entry()).status).toBe(200);
    stage.advance(1_000);
    expect((await as(ada.token).entry()).status).toBe(403);
    ada.subscription.status = 'active';
    expect((await as(ada.token).entry()).status).toBe(200);
    ada.subscription.status = 'cancelled';
    stage.vendorDown();
    stage.advance(15 * 60_000 - 1_000);
    expect((await as(ada.token).entry()).status).toBe(200);
    stage.advance(1_000);
    expect((await as(ada.token).entry()).status).toBe(503);
    stage.vendorDown(false);
    expect((await as(ada.token).entry()).status).toBe(403);
  });

  it('is checked again after a refusal: members who have just paid get in at once [7.8.5]', async () => {
    const { ada, as } = await start();
    ada.subscription.status = 'paused';
    expect((await as(ada.token).entry()).status).toBe(403);
    ada.subscription.status = 'active';
    expect((await as(ada.token).entry()).status).toBe(200);
  });
});

describe('another member’s id', () => {
  it('in body, query, path or header is refused on every route, and no supplier is called [7.8.2]', async () => {
    const { stage, api, ada, bo } = await start();
    const routes = [
      { method: 'POST', url: '/cps', body: { id: '' } },
      { method: 'POST', url: '/portal-logout', body: {} },
      { method: 'POST', url: '/member-status', body: {} },
      { method: 'POST', url: '/member-name', body: { name: 'Ada' } },
      { method: 'POST', url: '/member-email', body: { email: 'new@members.example' } },
      { method: 'POST', url: '/member-password', body: {} },
      { method: 'POST', url: '/member-data', body: {} },
      { method: 'POST', url: '/member-log-out', body: {} },
      // The link alone decides: no ID counts beside it.
      { method: 'POST', url: '/open-link', body: { link: 'x'.repeat(43) } },
      { method: 'POST', url: '/session', body: { link: 'x'.repeat(43) } },
      { method: 'GET', url: '/entry?path=/members/report' },
    ] as const;
    let refused = 0;
    for (const [me, other] of [
      [ada, bo],
      [bo, ada],
    ] as const)
      for (const { method, url, ...route } of routes)
        for (const id of [other.customerId, other.uid]) {
          const own =
            'body' in route
              ? { body: { ...route.body, ...('id' in route.body && { id: me.customerId }) } }
              : {};
          const { token } = me;
          const join = url.includes('?') ? '&' : '?';
          const tries = [
            ...['id', 'uid', 'user', 'customer_id', 'chargeBeeId'].map((name) =>
              call(api, method, `${url}${join}${name}=${id}`, { token, ...own }),
            ),
            call(api, method, url.replace(/(?=\?|$)/, `/${id}`), { token, ...own }),
            ...['id', 'x-user-id', 'x-member-id', 'x-customer-id', 'X-ChargeBee-Id', 'uid'].map((name) =>
              call(api, method, url, { token, ...own, headers: { [name]: id } }),
            ),
            ...('body' in own
              ? [
                  { id },
                  { ...own.body, uid: id },
                  { ...own.body, customer_id: id },
                  { id: [me.customerId, id] },
                ].map((body) => call(api, method, url, { token, body }))
              : []),
          ];
          for (const { status } of await Promise.all(tries)) {
            expect([400, 403, 404, ...(url.includes('link') || url === '/session' ? [410] : [])]).toContain(
              status,
            );
            refused += 1;
          }
        }
    expect(refused).toBeGreaterThan(500);
    expect(stage.upstreamCalls()).toEqual([]);
  });

  it('is refused without a token, or with an invalid one, before any supplier is called [7.8.1]', async () => {
    const { stage, api, ada } = await start();
    const tokens = [
      '',
      'a',
      'a.b',
      `${ada.token}x.y`,
      'a b.c.d',
      '../..',
      `${ada.token}, Bearer ${ada.token}`,
    ];
    for (const headers of [
      {},
      ...tokens.map((token) => ({ authorization: `Bearer ${token}` })),
      { authorization: `Basic ${ada.token}` },
      { cookie: `token=${ada.token}` },
    ])
      for (const response of [
        await call(api, 'POST', '/cps', { headers, body: { id: ada.customerId } }),
        await call(api, 'POST', '/member-status', { headers, body: {} }),
        await call(api, 'POST', '/portal-logout', { headers, body: {} }),
        await call(api, 'GET', '/entry?path=/members/report', { headers }),
      ])
        expect(response).toMatchObject({ status: 401, json: { error: { code: 'API_UNAUTHENTICATED' } } });
    expect(stage.upstreamCalls()).toEqual([]);
    expect(stage.records.calls).toEqual([]);
  });

  it('is logged as a possible attack, by its kind only', async () => {
    const { api, ada, bo, as } = await start();
    await as(ada.token).cps(bo.customerId);
    expect(api.log).toContainEqual(expect.objectContaining({ securityEvent: 'MEMBER_FORBIDDEN', total: 1 }));
  });
});

describe('many members at the same time', () => {
  it('each get their own data only [7.8.2]', async () => {
    const { stage, as } = await start();
    const statuses = ['active', 'paused', 'cancelled', 'non_renewing'] as const;
    const members = Array.from({ length: 60 }, (_one, count) => {
      const status = statuses[count % statuses.length] ?? 'active';
      return { status, ...stage.addMember(`m${count}@members.example`, status) };
    });
    const responses = await Promise.all(
      members.map(async ({ token, customerId }) => ({
        status: (await as(token).status()).json['status'],
        url: String((await as(token).cps(customerId)).json['access_url']),
        entry: (await as(token).entry()).status,
      })),
    );
    const sessions = new Map(
      [...stage.vendor.sites.live.sessions.values()].map((one) => [one.access_url, one.customer_id]),
    );
    for (const [index, { status, url, entry }] of responses.entries()) {
      const member = members[index];
      expect(status).toBe(member?.status);
      expect(sessions.get(url)).toBe(member?.customerId);
      expect(entry).toBe(status === 'active' || status === 'non_renewing' ? 200 : 403);
    }
  });
});

describe('the log', () => {
  it('contains no token, address or id of a member, whatever fails [7.8.9]', async () => {
    const { stage, api, ada, bo, as } = await start();
    const { cps, status, logout, entry } = as(ada.token);
    const everything = async () => {
      await Promise.all([cps(ada.customerId), cps(bo.customerId), status(), entry()]);
      await logout();
      await call(api, 'POST', '/password-mail', { body: { email: ada.email } });
      await api.members.settled();
    };
    await everything();
    stage.vendorDown();
    await everything();
    stage.records.down();
    await everything();
    const text = JSON.stringify(api.log);
    expect(text).toContain('UPSTREAM_NETWORK');
    for (const secret of [
      ada.token,
      ada.email,
      'members.example',
      ada.customerId,
      bo.customerId,
      'canary',
      ...stage.vendor.sites.live.sessions.keys(),
    ])
      expect(text).not.toContain(secret);
  });
});

describe('without an identity service', () => {
  it('members’ routes respond that they are not set up', async () => {
    const { app } = await startCompleteApp();
    const token = 'aa.bb.cc';
    for (const response of [
      await call({ app }, 'POST', '/cps', { token, body: { id: 'a' } }),
      await call({ app }, 'POST', '/portal-logout', { token, body: {} }),
      await call({ app }, 'POST', '/member-status', { token, body: {} }),
      await call({ app }, 'GET', '/entry?path=/a', { token }),
      await call({ app }, 'POST', '/password-mail', { body: { email: 'ada@members.example' } }),
    ])
      expect(response).toMatchObject({ status: 503, json: { error: { code: 'API_NOT_CONFIGURED' } } });
  });
});
