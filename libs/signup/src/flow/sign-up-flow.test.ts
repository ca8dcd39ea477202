import { describe, expect, it, vi } from 'vitest';
import type { CcuRequest, HostedPage, JoinStatus, JoinStatusResponse } from '@guildhall/api-contract/signup';
import type { CheckoutAdapter, CheckoutCallbacks } from '@guildhall/browser-suppliers';
import { maxOpeningMs } from './open-checkout.ts';
import { createSignUpFlow } from './sign-up-flow.ts';
import type { CcuOutcome, SignUpCalls } from './sign-up-calls.ts';

const request = { subscription: { plan_id: 'individual-membership' } } as CcuRequest;
const hostedPage = { id: 'page', type: 'checkout_new', url: 'https://house.example/p', state: 'created' };
const aPage: CcuOutcome = { outcome: 'page', page: hostedPage };

/** A browser whose clock the test controls. */
function browser({
  page = aPage,
  status = ['open'] as (JoinStatus | JoinStatusResponse | undefined)[],
  ready = true as boolean | Promise<boolean>,
  goes = true,
} = {}) {
  const layouts: (string | undefined)[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const left: HostedPage[] = [];
  const closed = vi.fn();
  const states: string[] = [];
  let callbacks: CheckoutCallbacks | undefined;
  let requestedPage: Promise<HostedPage> | undefined;
  let statusCalls = 0;
  const calls: SignUpCalls = {
    requestPage: async ({ layout }) => {
      layouts.push(layout);
      return page;
    },
    async requestStatus() {
      const nextStatus = status[Math.min(statusCalls++, status.length - 1)];
      return typeof nextStatus === 'string' ? { status: nextStatus } : nextStatus;
    },
  };
  const checkout: CheckoutAdapter = {
    isReady: () => ready,
    open(pageOf, given) {
      callbacks = given;
      requestedPage = pageOf();
      requestedPage.catch(() => undefined);
      return closed;
    },
    redirectTo: (to) => goes && left.push(to) > 0,
  };
  const flow = createSignUpFlow({
    ...{ calls, checkout },
    onChange: ({ at }) => states.push(at),
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  });
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    ...{ flow, layouts, waits, left, closed, states, settle },
    callbacks: () => callbacks as CheckoutCallbacks,
    page: () => requestedPage,
    countStatusCalls: () => statusCalls,
    async pass(ms: number) {
      for (const wait of waits.splice(0).filter((one) => one.ms <= ms || (waits.push(one), false)))
        wait.end();
      await settle();
    },
  };
}

describe('a checkout over the page', () => {
  it('opens in the same turn as the press, and receives its page once the api has created it [4.7.2]', async () => {
    const { flow, callbacks, page, layouts } = browser();
    void flow.submit(request, 'a');
    expect(callbacks(), 'before anything is awaited: windows open only within a press').toBeDefined();
    expect(await page()).toEqual(hostedPage);
    expect(layouts).toEqual(['in_app']);
  });

  it('is replaced by its own page if it has not opened within 5 s [4.7.3]', async () => {
    const { flow, layouts, left, pass, closed, settle, states } = browser();
    void flow.submit(request, 'a');
    await settle();
    await pass(4_999);
    expect([layouts, left, states]).toEqual([['in_app'], [], ['requesting', 'requesting']]);
    await pass(5_000);
    expect([layouts, left.length]).toEqual([['in_app', 'full_page'], 1]);
    expect(closed).toHaveBeenCalled();
    expect(states).toEqual(['requesting', 'requesting', 'leaving']);
  });

  it('stays once it has opened, however long it takes [4.7.3]', async () => {
    const { flow, callbacks, left, pass, settle } = browser();
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened();
    await pass(maxOpeningMs);
    expect([flow.state().at, left]).toEqual(['open', []]);
  });

  it.each(['cannotDisplay', 'failed'] as const)(
    'is replaced by its own page if it calls %s before it has opened [4.7.3]',
    async (what) => {
      const { flow, callbacks, left, settle } = browser();
      void flow.submit(request, 'a');
      await settle();
      callbacks()[what]();
      callbacks().closed();
      await settle();
      expect([flow.state().at, left.length]).toEqual(['leaving', 1]);
    },
  );

  it('shows the reason if it gets no page, although it fails and closes [8.7.1]', async () => {
    const { flow, callbacks, settle } = browser({
      page: { outcome: 'refused', refusal: { error_code: 'user_exists' } },
    });
    void flow.submit(request, 'a');
    callbacks().failed();
    callbacks().closed();
    await settle();
    expect(flow.state()).toEqual({ at: 'form', error: 'user_exists' });
  });

  it('shows a general error, after a call to the api, if it fails while it is open [8.7.2] [4.7.5]', async () => {
    const { flow, callbacks, settle, closed, countStatusCalls } = browser();
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened();
    callbacks().failed();
    await settle();
    expect(flow.state()).toMatchObject({ at: 'form', error: 'technical_error' });
    expect(countStatusCalls()).toBe(1);
    expect(closed).toHaveBeenCalled();
  });

  it('is polled if it never calls back, and closed once it is paid [4.7.5]', async () => {
    const { flow, callbacks, settle, pass, closed } = browser({ status: ['open', 'member'] });
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened();
    await pass(20_000);
    expect(flow.state().at).toBe('open');
    await pass(20_000);
    expect(flow.state().at).toBe('member');
    expect(closed).toHaveBeenCalled();
  });

  it('is polled when the page is visible again, as after a payment in a window [4.7.5]', async () => {
    const { flow, callbacks, settle } = browser({ status: ['member'] });
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened();
    await flow.recheck();
    expect(flow.state().at).toBe('member');
  });

  it('can be moved from another window into this tab, as the checkout’s own page [4.7.13]', async () => {
    const { flow, callbacks, closed, layouts, left, settle } = browser();
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened(true);
    expect(flow.state()).toEqual({ at: 'open', inWindow: true });
    await flow.moveHere();
    expect([flow.state().at, layouts, left.length]).toEqual(['leaving', ['in_app', 'full_page'], 1]);
    expect(closed).toHaveBeenCalledOnce();
    callbacks().closed();
    await settle();
    expect(flow.state().at, 'the window that was left says nothing more').toBe('leaving');
  });

  it('is confirmed, not offered again, if it was paid in the other window [4.7.13] [4.7.5]', async () => {
    const { flow, callbacks, settle, left } = browser({ status: ['member'] });
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened(true);
    void flow.closeCheckout();
    await settle();
    expect([flow.state().at, left]).toEqual(['member', []]);
  });

  it('cannot be moved or closed if none is open', async () => {
    const { flow, layouts, states } = browser();
    await flow.moveHere();
    await flow.closeCheckout();
    expect([layouts, states]).toEqual([[], []]);
  });

  it('is trusted if it reports a payment late, whatever is shown by then [4.7.5]', async () => {
    const { flow, callbacks, settle } = browser({ status: ['open'] });
    void flow.submit(request, 'a');
    await settle();
    callbacks().opened();
    callbacks().closed();
    await settle();
    expect(flow.state().at).toBe('form');
    callbacks().succeeded();
    expect(flow.state().at).toBe('confirming');
  });
});

describe('the checkout’s own page', () => {
  it('is used if the script is missing; only the page is fetched [4.7.3]', async () => {
    const { flow, layouts, left } = browser({ ready: Promise.resolve(false) });
    await flow.submit(request, 'a');
    expect([layouts, left.length, flow.state().at]).toEqual([['full_page'], 1, 'leaving']);
  });

  it('is not opened at a URL that is not the vendor’s', async () => {
    const { flow } = browser({ ready: false, goes: false });
    await flow.submit(request, 'a');
    expect(flow.state()).toEqual({ at: 'form', error: 'technical_error' });
  });

  it('checks the status when the visitor returns from it [4.7.3] [4.7.5]', async () => {
    const { flow } = browser({ ready: false, status: ['expired'] });
    await flow.submit(request, 'a');
    await flow.resume();
    expect(flow.state()).toEqual({ at: 'form', error: 'expired' });
  });
});

describe('a paid sign-up', () => {
  it('is polled for a minute; after that the visitor is told to expect an email [4.7.4]', async () => {
    const { flow, pass, settle, waits, countStatusCalls } = browser({ status: ['confirming'] });
    void flow.resumePaid();
    await settle();
    let waited = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      expect(flow.state().at).toBe('confirming');
      waited += waits[0]?.ms ?? 0;
      await pass(60_000);
    }
    expect(waited).toBe(60_000);
    expect(flow.state().at).toBe('later');
    expect(countStatusCalls()).toBe(11);
  });

  it('is polled until its email is sent, one request at a time [4.7.4]', async () => {
    const pending: JoinStatusResponse = { status: 'member', mail: 'pending' };
    const status: JoinStatusResponse[] = [
      { status: 'confirming' },
      pending,
      pending,
      { status: 'member', mail: 'welcome' },
    ];
    const { flow, pass, settle, countStatusCalls } = browser({ status });
    void flow.resumePaid();
    await settle();
    await pass(60_000);
    expect(flow.state()).toEqual({ at: 'member', mail: 'pending' });
    await pass(60_000);
    await pass(60_000);
    expect(flow.state()).toEqual({ at: 'member', mail: 'welcome' });
    await pass(60_000);
    expect(countStatusCalls()).toBe(4);
  });

  it('is polled for its email after a reload, too [4.7.4]', async () => {
    const { flow, pass, settle } = browser({
      status: [
        { status: 'member', mail: 'pending' },
        { status: 'member', mail: 'pending' },
        { status: 'member' },
      ],
    });
    void flow.resume();
    await settle();
    await pass(60_000);
    expect(flow.state()).toEqual({ at: 'member' });
  });

  it('promises an email at once in a browser that the api does not know [4.7.4]', async () => {
    const { flow, settle } = browser({ status: ['none'] });
    void flow.resumePaid();
    await settle();
    expect(flow.state().at).toBe('later');
  });
});

it('a second press during a request sends nothing [4.7.1]', async () => {
  const { flow, layouts, settle } = browser();
  void flow.submit(request, 'a');
  void flow.submit(request, 'a');
  await settle();
  expect(layouts).toEqual(['in_app']);
});

it('a removed form is not called back', async () => {
  const { flow, callbacks, settle, states, closed } = browser();
  void flow.submit(request, 'a');
  await settle();
  flow.stop();
  callbacks().opened();
  expect(states).toEqual(['requesting', 'requesting']);
  expect(closed).toHaveBeenCalled();
});

it.each([true, false])(
  'a removed form takes nobody to a checkout whose page comes late (script: %s)',
  async (ready) => {
    const { flow, left, pass, settle } = browser({ ready });
    void flow.submit(request, 'a');
    flow.stop();
    await settle();
    await pass(maxOpeningMs);
    expect(left).toEqual([]);
  },
);
