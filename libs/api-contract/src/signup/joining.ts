import type { CcuRequest } from './ccu.ts';
import type { CheckoutWays } from './checkout-ways.ts';
import { goToOwnPage, openOverPage } from './open-checkout.ts';
import type { SignUpCalls } from './sign-up-by-api.ts';
import { firstSignUpState, signUpReducer } from './sign-up-reducer.ts';
import type { SignUpEvent, SignUpState } from './sign-up-state.ts';

export interface JoiningOptions {
  calls: SignUpCalls;
  checkout: CheckoutWays;
  onChange?: (state: SignUpState) => void;
  /** Default: by the clock. */
  wait?: (ms: number) => Promise<void>;
}

/** A sign-up under way: its state, and what moves it. */
export interface Joining {
  state: () => SignUpState;
  /** Sets out to pay; ignored unless the form is shown. */
  submit: (request: CcuRequest, attempt: string) => Promise<void>;
  /** The visitor is back at the page: asks how far it is. */
  resume: () => Promise<void>;
  /** As `resume`, where the checkout has already said that it is paid. */
  resumePaid: () => Promise<void>;
  /** The visitor looks at the page again: an open checkout may have been paid in another window. */
  look: () => Promise<void>;
  /** No more questions and changes. */
  stop: () => void;
}

/** When the api is asked again whether what was paid is a membership, ms: a minute in all. */
const confirmingMs = [1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000];
/** How often an open checkout is looked after, ms: its hints may stay away. */
const watchingMs = 20_000;

interface Machine {
  state: () => SignUpState;
  tell: (event: SignUpEvent) => Promise<void>;
  isStopped: () => boolean;
  stop: () => void;
}

/**
 * Leads a visitor from the form to a membership: one checkout at a time, and the api is asked before the form is shown
 * again.
 *
 * @example
 * const joining = createJoining({ calls: signUpByApi(), checkout, onChange: show });
 * await joining.submit(request, attempt);
 */
export function createJoining({ calls, checkout, onChange, wait = byClock }: JoiningOptions): Joining {
  let close: (() => void) | undefined;
  const machine = createMachine(async (state) => {
    // What is over the page goes away with its state.
    if (state.at !== 'open' && state.at !== 'asking') {
      close?.();
      close = undefined;
    }
    onChange?.(state);
    if (state.at === 'checking') await ask(machine, calls);
    if (state.at === 'confirming') await confirm(machine, calls, wait);
    if (state.at === 'open') void watch(machine, calls, wait);
  });
  const { state, tell } = machine;
  return {
    state,
    async submit(request, attempt) {
      if (state().at !== 'form' || machine.isStopped()) return;
      const opening = { calls, checkout, wait, state, tell, request, attempt };
      void tell({ type: 'submitted' });
      const ready = checkout.isReady();
      // Without waiting where it is there: windows open only within a press.
      if (ready === true || (ready !== false && (await ready))) close = openOverPage(opening);
      else await goToOwnPage(opening);
    },
    resume: () => tell({ type: 'returned' }),
    resumePaid: () => tell({ type: 'succeeded' }),
    look: async () => (state().at === 'open' ? ask(machine, calls) : undefined),
    stop() {
      machine.stop();
      close?.();
    },
  };
}

function createMachine(react: (state: SignUpState) => Promise<void>): Machine {
  let state: SignUpState = firstSignUpState;
  let stopped = false;
  return {
    state: () => state,
    isStopped: () => stopped,
    stop: () => void (stopped = true),
    async tell(event) {
      const next = stopped ? state : signUpReducer(state, event);
      if (next === state) return;
      state = next;
      await react(next);
    },
  };
}

async function ask({ tell }: Machine, { askForStatus }: SignUpCalls): Promise<void> {
  const status = await askForStatus();
  await tell(status ? { type: 'status', status } : { type: 'status unknown' });
}

async function confirm(
  machine: Machine,
  calls: SignUpCalls,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  const waits = () => machine.state().at === 'confirming' && !machine.isStopped();
  await ask(machine, calls);
  for (const ms of confirmingMs) {
    if (!waits()) return;
    await wait(ms);
    if (waits()) await ask(machine, calls);
  }
  await machine.tell({ type: 'patience over' });
}

async function watch(
  machine: Machine,
  calls: SignUpCalls,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  const opened = machine.state();
  for (;;) {
    await wait(watchingMs);
    if (machine.state() !== opened || machine.isStopped()) return;
    await ask(machine, calls);
  }
}

function byClock(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
