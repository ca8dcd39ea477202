import type { CcuRequest, HostedPage } from '@guildhall/api-contract/signup';
import type { CheckoutAdapter } from '@guildhall/browser-suppliers';
import type { CcuOutcome, SignUpCalls } from './sign-up-calls.ts';
import type { SignUpEvent, SignUpState } from './sign-up-state.ts';

/** Time for a checkout to open once its page exists, ms. */
export const maxOpeningMs = 5_000;

export interface OpenCheckoutOptions {
  calls: SignUpCalls;
  checkout: CheckoutAdapter;
  wait: (ms: number) => Promise<void>;
  state: () => SignUpState;
  dispatch: (event: SignUpEvent) => Promise<void>;
  request: CcuRequest;
  attempt: string;
}

/** This tab goes to the checkout's own page, unless the sign-up has changed in the meantime. */
export async function openFullPage({
  calls,
  checkout,
  state,
  dispatch,
  request,
  attempt,
}: OpenCheckoutOptions): Promise<void> {
  const response = await calls.requestPage({ ...request, layout: 'full_page' }, attempt);
  if (state().at !== 'requesting') return;
  if (response.outcome === 'refused') return dispatch({ type: 'refused', refusal: response.refusal });
  await dispatch({ type: checkout.redirectTo(response.page) ? 'left' : 'failed' });
}

/**
 * Opens the checkout over the page. If it cannot be displayed, or has not opened in time, this tab goes to the
 * checkout's own page. Returns a function that closes it; after that only `succeeded` still counts.
 */
export function openInApp(options: OpenCheckoutOptions): () => void {
  const { calls, checkout, wait, state, dispatch, request, attempt } = options;
  let phase: 'in app' | 'full page' | 'closed' = 'in app';
  const response: Promise<CcuOutcome> = calls.requestPage({ ...request, layout: 'in_app' }, attempt);

  async function switchToFullPage(): Promise<void> {
    if ((await response).outcome === 'refused' || phase !== 'in app' || state().at !== 'requesting') return;
    phase = 'full page';
    closeCheckout();
    await openFullPage(options);
  }
  const dispatchInApp = (event: SignUpEvent) => (): void => {
    if (phase === 'in app') void dispatch(event);
  };
  // A checkout without a page closes by itself; the api's response has the reason.
  async function closed(): Promise<void> {
    if (state().at === 'requesting' && (await response).outcome === 'refused') return;
    dispatchInApp({ type: 'closed' })();
  }
  async function givePage(): Promise<HostedPage> {
    const result = await response;
    if (result.outcome !== 'page' || phase !== 'in app') throw new Error('There is no page to pay on');
    void dispatch({ type: 'page given' });
    return result.page;
  }
  const closeCheckout = checkout.open(givePage, {
    opened: (inWindow) => dispatchInApp({ type: 'opened', ...(inWindow && { inWindow: true }) })(),
    succeeded: () => void dispatch({ type: 'succeeded' }),
    closed: () => void closed(),
    // After a failure before opening, the checkout's own page is used.
    failed: () =>
      state().at === 'requesting' ? void switchToFullPage() : dispatchInApp({ type: 'failed' })(),
    cannotDisplay: () => void switchToFullPage(),
  });
  void response.then(async (result) => {
    if (result.outcome === 'refused')
      return phase === 'in app' ? dispatch({ type: 'refused', refusal: result.refusal }) : undefined;
    await wait(maxOpeningMs);
    return switchToFullPage();
  });
  return () => {
    if (phase !== 'in app') return;
    phase = 'closed';
    closeCheckout();
  };
}
