import type { CcuRequest } from '@guildhall/api-contract/signup';
import type { CheckoutAdapter } from '@guildhall/browser-suppliers';
import { openFullPage, openInApp, type OpenCheckoutOptions } from './open-checkout.ts';
import type { SignUpCalls } from './sign-up-calls.ts';
import { firstSignUpState, signUpReducer } from './sign-up-reducer.ts';
import type { SignUpEvent, SignUpState } from './sign-up-state.ts';

/** The api and the checkout between which a sign-up leads, and what is called with its state. */
export interface SignUpFlowOptions {
  /** Calls of the api: `createSignUpCalls()`. */
  calls: SignUpCalls;
  /** Checkout of the billing supplier. */
  checkout: CheckoutAdapter;
  /** Called with each new state. */
  onChange?: (state: SignUpState) => void;
  /**
   * Waits between two polls.
   *
   * @default setTimeout
   */
  wait?: (ms: number) => Promise<void>;
}

/** A sign-up under way: its state, and what changes it. */
export interface SignUpFlow {
  /** Returns the state now. */
  state: () => SignUpState;
  /** Opens the checkout; ignored unless the form is shown. */
  submit: (request: CcuRequest, attempt: string) => Promise<void>;
  /** The visitor is back on the page: reads the status from the api. */
  resume: () => Promise<void>;
  /** As `resume`, after the checkout has reported the payment. */
  resumePaid: () => Promise<void>;
  /** The page is visible again: an open checkout may have been paid in another window. */
  recheck: () => Promise<void>;
  /** Reads the status without hiding the form, unless the api cannot be reached. */
  lookUp: () => Promise<void>;
  /** Closes the checkout in the other window; this tab goes to the checkout's own page. */
  moveHere: () => Promise<void>;
  /** Closes an open checkout. */
  closeCheckout: () => Promise<void>;
  /** Ends all requests and state changes. */
  stop: () => void;
}

/** Pauses between polls for the membership and its email after a payment, ms: a minute in all. */
const confirmPollMs = [1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000];
/** Time between polls while a checkout is open, ms: its callbacks may never be called. */
const openPollMs = 20_000;

interface StateMachine {
  state: () => SignUpState;
  dispatch: (event: SignUpEvent) => Promise<void>;
  isStopped: () => boolean;
  stop: () => void;
}

/**
 * Creates the sign-up from the form to the membership: one checkout at a time. After a checkout the form is shown only
 * when the api has reported the status.
 *
 * @example
 * import { createInvoiceCheckout } from '@guildhall/billing-invoice/browser';
 *
 * const checkout = createInvoiceCheckout({}, () => false);
 * const flow = createSignUpFlow({ calls: createSignUpCalls(), checkout, onChange: ({ at }) => console.info(at) });
 * await flow.resume();
 */
export function createSignUpFlow({
  calls,
  checkout,
  onChange,
  wait = defaultWait,
}: SignUpFlowOptions): SignUpFlow {
  let close: (() => void) | undefined;
  let opening: OpenCheckoutOptions | undefined;
  let isPolling = false;
  const machine = createMachine(async (state) => {
    if (state.at !== 'open' && state.at !== 'requesting') {
      close?.();
      close = undefined;
    }
    onChange?.(state);
    if (state.at === 'checking') await pollOnce(machine, calls);
    if (isWaiting(state) && !isPolling) {
      isPolling = true;
      await pollWhileWaiting(machine, calls, wait);
      isPolling = false;
    }
    if (state.at === 'open') void pollWhileOpen(machine, calls, wait);
  });
  const { state, dispatch } = machine;
  // A form that was removed requests nothing: a page that comes later takes nobody to its checkout.
  const stateOfForm = () => (machine.isStopped() ? firstSignUpState : state());
  return {
    state,
    async submit(request, attempt) {
      if (state().at !== 'form' || machine.isStopped()) return;
      opening = { calls, checkout, wait, state: stateOfForm, dispatch, request, attempt };
      void dispatch({ type: 'submitted' });
      const ready = checkout.isReady();
      // No await if the script is loaded: browsers open windows only within a press.
      if (ready === true || (ready !== false && (await ready))) close = openInApp(opening);
      else await openFullPage(opening);
    },
    resume: () => dispatch({ type: 'returned' }),
    resumePaid: () => dispatch({ type: 'succeeded' }),
    recheck: async () => (state().at === 'open' ? pollOnce(machine, calls) : undefined),
    async lookUp() {
      const status = await calls.requestStatus();
      await dispatch(status ? { type: 'status', ...status } : { type: 'linked' });
    },
    async moveHere() {
      if (!opening || state().at !== 'open') return;
      close?.();
      close = undefined;
      void dispatch({ type: 'moved here' });
      await openFullPage(opening);
    },
    closeCheckout: async () => (state().at === 'open' ? dispatch({ type: 'closed' }) : undefined),
    stop() {
      machine.stop();
      close?.();
    },
  };
}

function createMachine(onState: (state: SignUpState) => Promise<void>): StateMachine {
  let state: SignUpState = firstSignUpState;
  let stopped = false;
  return {
    state: () => state,
    isStopped: () => stopped,
    stop: () => void (stopped = true),
    async dispatch(event) {
      const next = stopped ? state : signUpReducer(state, event);
      if (next === state) return;
      state = next;
      await onState(next);
    },
  };
}

async function pollOnce({ dispatch }: StateMachine, { requestStatus }: SignUpCalls): Promise<void> {
  const status = await requestStatus();
  await dispatch(status ? { type: 'status', ...status } : { type: 'status unknown' });
}

/** True while the membership is not confirmed, or its email not sent. */
function isWaiting(state: SignUpState): boolean {
  return state.at === 'confirming' || (state.at === 'member' && state.mail === 'pending');
}

async function pollWhileWaiting(
  machine: StateMachine,
  calls: SignUpCalls,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  const isGoingOn = () => isWaiting(machine.state()) && !machine.isStopped();
  await pollOnce(machine, calls);
  for (const ms of confirmPollMs) {
    if (!isGoingOn()) return;
    await wait(ms);
    if (isGoingOn()) await pollOnce(machine, calls);
  }
  await machine.dispatch({ type: 'polling ended' });
}

async function pollWhileOpen(
  machine: StateMachine,
  calls: SignUpCalls,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  const opened = machine.state();
  for (;;) {
    await wait(openPollMs);
    if (machine.state() !== opened || machine.isStopped()) return;
    await pollOnce(machine, calls);
  }
}

function defaultWait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
