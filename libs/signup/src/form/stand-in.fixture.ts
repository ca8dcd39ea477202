import type {
  HostedPage,
  JoinStatus,
  JoinStatusResponse,
  SignUpRefusal,
} from '@guildhall/api-contract/signup';
import type { CcuOutcome, SignUpCalls } from '../flow/sign-up-calls.ts';
import type { CheckoutCallbacks, CheckoutFactory } from '@guildhall/browser-suppliers';

const hostedPage: HostedPage = {
  id: 'page',
  type: 'checkout_new',
  url: 'https://house.billing.example/pages/page',
  state: 'created',
};
export const aPage: CcuOutcome = { outcome: 'page', page: hostedPage };
export const refused = (
  error_code: SignUpRefusal['error_code'],
  field?: SignUpRefusal['field'],
): CcuOutcome => ({
  outcome: 'refused',
  refusal: { error_code, ...(field && { field }) },
});

/** An api with fixed responses, and a checkout whose callbacks the test calls. */
export interface StandIn extends CheckoutFactory {
  calls: SignUpCalls;
  requests: Parameters<SignUpCalls['requestPage']>[];
  countStatusCalls: () => number;
  /** The callbacks of the checkout that was opened last. */
  callbacks: () => CheckoutCallbacks | undefined;
  left: HostedPage[];
  prepared: () => number;
}

interface StandInOptions {
  page?: CcuOutcome | Promise<CcuOutcome>;
  /** In order; the last one is repeated. */
  status?: (JoinStatus | JoinStatusResponse | undefined)[];
  ready?: boolean;
  /** True when the checkout opens in a window of its own. */
  inWindow?: boolean;
  /** Called by the checkout as soon as it has its page. */
  then?: keyof CheckoutCallbacks;
}

export function standIn({
  page = aPage,
  status = ['open'],
  ready = true,
  inWindow = false,
  then,
}: StandInOptions = {}): StandIn {
  const requests: StandIn['requests'] = [];
  const left: HostedPage[] = [];
  let statusCalls = 0;
  let prepared = 0;
  let callbacks: CheckoutCallbacks | undefined;
  return {
    requests,
    left,
    countStatusCalls: () => statusCalls,
    prepared: () => prepared,
    callbacks: () => callbacks,
    calls: {
      requestPage: async (...call) => {
        requests.push(call);
        return page;
      },
      async requestStatus() {
        const nextStatus = status[Math.min(statusCalls++, status.length - 1)];
        return typeof nextStatus === 'string' ? { status: nextStatus } : nextStatus;
      },
    },
    createCheckout: () => ({
      prepare: () => void (prepared += 1),
      isReady: () => ready,
      open(pageOf, given) {
        callbacks = given;
        void pageOf().then(
          () => {
            given.opened(inWindow);
            if (then) given[then]();
          },
          () => {
            given.failed();
            given.closed();
          },
        );
        return () => undefined;
      },
      redirectTo: (to) => left.push(to) > 0,
    }),
  };
}
