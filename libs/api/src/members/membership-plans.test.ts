import { describe, expect, it } from 'vitest';
import { browserAt, createBillingStage, createSignUp } from '../billing/billing.fixture.ts';
import { call, createMembersStage } from './members.fixture.ts';

const membership = 'individual-membership';

describe('a member', () => {
  it.each([
    ['alone', [['reading-circle', 'active']], 'none'],
    [
      'beside a membership that has ended',
      [
        ['reading-circle', 'active'],
        [membership, 'cancelled'],
      ],
      'cancelled',
    ],
    [
      'beside a membership that is paused',
      [
        ['reading-circle', 'in_trial'],
        [membership, 'paused'],
      ],
      'paused',
    ],
    [
      'beside a membership',
      [
        ['reading-circle', 'cancelled'],
        [membership, 'non_renewing'],
      ],
      'non_renewing',
    ],
    ['in the first trial', [['reading-circle', 'in_trial']], 'none'],
    ['whose plan is no longer sold, and not listed either', [['friends-of-2019', 'active']], 'none'],
    [
      'beside a former plan that still counts',
      [
        ['reading-circle', 'active'],
        ['founders', 'active'],
      ],
      'active',
    ],
  ] as const)(
    'whose subscription is to something else %s reads no members’ page for it [6.1.3] [7.8.4]',
    async (_, subscriptions, status) => {
      for (const catalogue of ['1', '2'] as const) {
        const stage = await createMembersStage();
        stage.vendor.sites.live.board.set({ catalogue });
        const suffix = catalogue === '2' ? '-DKK-yearly' : '';
        const api = await stage.start({
          env: {
            BILLING_CATALOGUE: catalogue,
            BILLING_PLANS: `individual-membership=${membership}${suffix}`,
            BILLING_FORMER_PLANS: `patrons${suffix}, founders${suffix}`,
          },
        });
        const cy = stage.addMember(
          'cy@members.example',
          subscriptions[0][1],
          subscriptions.map(([item]) => `${item}${suffix}`),
        );
        for (const [at, [, own]] of subscriptions.entries())
          Object.assign(cy.subscriptions[at] ?? {}, { status: own });
        const { json } = await call(api, 'POST', '/member-status', { token: cy.token, body: {} });
        expect(json['status']).toBe(status);
        const entry = await call(api, 'GET', '/entry?path=/members/report', { token: cy.token });
        expect(entry.status).toBe(status === 'active' || status === 'non_renewing' ? 200 : 403);
      }
    },
  );
});

describe('somebody with a subscription', () => {
  it('is not who somebody else named in a sign-up that they paid under their own address [8.7.1]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start();
    const [stranger, owner] = [browserAt(() => api), browserAt(() => api)];
    const { json } = await stranger.join(createSignUp('ada@members.example'));
    expect(stage.vendor.pay('live', String(json['id']), 'eve@members.example')).toBe('paid');
    expect((await stranger.status()).json).toMatchObject({ status: 'member' });
    // The stranger's own browser still knows.
    expect((await stranger.join(createSignUp('ada@members.example'))).json).toEqual({
      error_code: 'confirming',
    });
    expect((await owner.join(createSignUp('ada@members.example'))).json).toMatchObject({ state: 'created' });
    expect((await browserAt(() => api).join(createSignUp('eve@members.example'))).json).toEqual({
      error_code: 'user_exists',
    });
  });

  it('that is no longer sold, and still counts, gets the same error [8.7.1]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start({ BILLING_FORMER_PLANS: 'founders-DKK-yearly' });
    const browser = browserAt(() => api);
    stage.addSubscriptionFor('live', 'founders-DKK-yearly');
    expect((await browser.join(createSignUp('hand@members.example'))).json).toEqual({
      error_code: 'user_exists',
    });
  });

  it('is not who only has a subscription to something else: they can join [8.7.1]', async () => {
    const stage = await createBillingStage();
    const api = await stage.start();
    const browser = browserAt(() => api);
    stage.addSubscriptionFor('live', 'reading-circle-DKK-yearly');
    const { json } = await browser.join(createSignUp('hand@members.example'));
    expect(json).toMatchObject({ state: 'created' });
    expect(stage.vendor.pay('live', String(json['id']), 'hand@members.example')).toBe('paid');
    expect((await browser.status()).json).toMatchObject({ status: 'member' });
  });
});
