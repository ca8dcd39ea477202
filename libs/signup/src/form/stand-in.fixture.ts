import type { CcuOutcome, CheckoutHints, HostedPage, JoinStatus, SignUpCalls } from '@guildhall/api-contract';
import type { BrowserCheckout } from '../checkout/hosted-checkout.ts';

export const hostedPage: HostedPage = {
  id: 'page',
  type: 'checkout_new',
  url: 'https://house.billing.example/pages/page',
  state: 'created',
};
export const aPage: CcuOutcome = { outcome: 'page', page: hostedPage };
export const refused = (why: Extract<CcuOutcome, { outcome: 'refused' }>['why']): CcuOutcome => ({
  outcome: 'refused',
  why,
});

/** An api that always answers the same, and a checkout that says of itself what the test lets it say. */
export interface StandIn {
  calls: SignUpCalls;
  ways: BrowserCheckout;
  asked: Parameters<SignUpCalls['askForPage']>[];
  statusAsked: () => number;
  /** Of the checkout that was opened last. */
  hints: () => CheckoutHints | undefined;
  left: HostedPage[];
  prepared: () => number;
}

interface StandInOptions {
  page?: CcuOutcome | Promise<CcuOutcome>;
  /** One after the other; the last one stays. */
  status?: (JoinStatus | undefined)[];
  ready?: boolean;
  /** What the checkout does as soon as it has its page. */
  then?: keyof CheckoutHints;
}

export function standIn({
  page = aPage,
  status = ['open'],
  ready = true,
  then,
}: StandInOptions = {}): StandIn {
  const asked: StandIn['asked'] = [];
  const left: HostedPage[] = [];
  let statusAsked = 0;
  let prepared = 0;
  let hints: CheckoutHints | undefined;
  return {
    asked,
    left,
    statusAsked: () => statusAsked,
    prepared: () => prepared,
    hints: () => hints,
    calls: {
      askForPage: async (...call) => {
        asked.push(call);
        return page;
      },
      askForStatus: async () => status[Math.min(statusAsked++, status.length - 1)],
    },
    ways: {
      prepare: () => void (prepared += 1),
      isReady: () => ready,
      open(pageOf, told) {
        hints = told;
        void pageOf().then(
          () => {
            told.opened();
            if (then) told[then]();
          },
          () => {
            told.failed();
            told.closed();
          },
        );
        return () => undefined;
      },
      leaveFor: (to) => left.push(to) > 0,
    },
  };
}
