import type { CcuRequest, HostedPage } from './ccu.ts';
import { maxOpeningMs, type CheckoutWays } from './checkout-ways.ts';
import type { CcuOutcome, SignUpCalls } from './sign-up-by-api.ts';
import type { SignUpEvent, SignUpState } from './sign-up-state.ts';

/** What opening a checkout needs to know. */
export interface Opening {
  calls: SignUpCalls;
  checkout: CheckoutWays;
  wait: (ms: number) => Promise<void>;
  state: () => SignUpState;
  tell: (event: SignUpEvent) => Promise<void>;
  request: CcuRequest;
  attempt: string;
}

/** This tab goes to the checkout's own page, unless the sign-up has moved on meanwhile. */
export async function goToOwnPage({
  calls,
  checkout,
  state,
  tell,
  request,
  attempt,
}: Opening): Promise<void> {
  const answer = await calls.askForPage({ ...request, layout: 'full_page' }, attempt);
  if (state().at !== 'asking') return;
  if (answer.outcome === 'refused') return tell({ type: 'refused', why: answer.why });
  await tell({ type: checkout.leaveFor(answer.page) ? 'left' : 'failed' });
}

/**
 * Opens the checkout over the page. Where it cannot show itself, or has not opened in time, this tab goes to the page of
 * its own. Gives what closes it; what it says after that counts no more, but for that it is paid.
 */
export function openOverPage(opening: Opening): () => void {
  const { calls, checkout, wait, state, tell, request, attempt } = opening;
  let given: 'open' | 'elsewhere' | 'closed' = 'open';
  const answer: Promise<CcuOutcome> = calls.askForPage({ ...request, layout: 'in_app' }, attempt);

  async function goElsewhere(): Promise<void> {
    if ((await answer).outcome === 'refused' || given !== 'open' || state().at !== 'asking') return;
    given = 'elsewhere';
    closeVendors();
    await goToOwnPage(opening);
  }
  const hint = (event: SignUpEvent) => (): void => {
    if (given === 'open') void tell(event);
  };
  // A checkout that gets no page closes: why there is none says the answer.
  async function closed(): Promise<void> {
    if (state().at === 'asking' && (await answer).outcome === 'refused') return;
    hint({ type: 'closed' })();
  }
  const closeVendors = checkout.open(() => pageOf(answer), {
    opened: hint({ type: 'opened' }),
    succeeded: () => void tell({ type: 'succeeded' }),
    closed: () => void closed(),
    // Before it has opened, that it fails is a reason to go to the page of its own.
    failed: () => (state().at === 'asking' ? void goElsewhere() : hint({ type: 'failed' })()),
    unfit: () => void goElsewhere(),
  });
  void answer.then(async (made) => {
    if (made.outcome === 'refused')
      return given === 'open' ? tell({ type: 'refused', why: made.why }) : undefined;
    await wait(maxOpeningMs);
    return goElsewhere();
  });
  return () => {
    if (given !== 'open') return;
    given = 'closed';
    closeVendors();
  };
}

async function pageOf(answer: Promise<CcuOutcome>): Promise<HostedPage> {
  const made = await answer;
  if (made.outcome === 'page') return made.page;
  throw new Error('There is no page to pay on');
}
