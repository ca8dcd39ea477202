import type {
  CcuRequest,
  HostedPage,
  JoinStatusResponse,
  SignUpRefusalCode,
} from '@guildhall/api-contract/signup';
import type { CheckoutCallbacks } from '@guildhall/browser-suppliers';
import { createDraft, type Draft } from '../draft/draft.ts';
import { planReturn, type CheckoutResult } from '../draft/plan-return.ts';
import { recordState } from '../draft/record-state.ts';
import { getErrorText } from '../form/sign-up-messages.ts';
import { emptyForm } from '../form/form-values.ts';
import { getStatusMessage } from '../status/get-status-message.ts';
import { signUpTexts } from '../texts/sign-up-texts.ts';
import { createSignUpFlow, type SignUpFlow } from './sign-up-flow.ts';
import type { SignUpState } from './sign-up-state.ts';

export type PageResponse = 'page' | 'no response' | 'lost' | Exclude<SignUpRefusalCode, 'confirming'>;

/** The facts, whatever the page knows of them. */
interface Facts {
  /** A checkout has had a page. */
  given: boolean;
  /** The api or the vendor has a page, also one that no browser has seen. */
  made: boolean;
  paid: boolean;
  expired: boolean;
}

/** One tab with a sign-up, its api and its vendor: everything can fail, be left and come back. */
export interface SignUpWorld {
  facts: Facts;
  draft: () => Draft;
  state: () => SignUpState;
  /** All sentences about the sign-up that are on the page. */
  said: () => string;
  /** The responses of the api from now on. */
  api: { page: PageResponse; isUp: boolean; knowsBrowser: boolean };
  submit: () => void;
  checkout: (what: 'opened' | 'closed' | 'failed' | 'cannotDisplay') => void;
  pay: (isReported: boolean) => void;
  comeBack: (result?: CheckoutResult) => void;
  checkAgain: () => void;
  passTime: () => void;
  settle: () => Promise<void>;
}

const request = { subscription: { plan_id: 'friend' } } as CcuRequest;
const hostedPage: HostedPage = {
  id: 'p',
  type: 'checkout_new',
  url: 'https://house.example/p',
  state: 'created',
};

export function createSignUpWorld(): SignUpWorld {
  const facts: Facts = { given: false, made: false, paid: false, expired: false };
  const api: SignUpWorld['api'] = { page: 'page', isUp: true, knowsBrowser: true };
  let waits: (() => void)[] = [];
  let callbacks: CheckoutCallbacks | undefined;
  let isKept = false;
  let draft = createDraft('friend', 'join');
  let flow = start();

  function readStatus(): JoinStatusResponse | undefined {
    if (!api.isUp) return undefined;
    if (!api.knowsBrowser) return { status: 'none' };
    if (facts.paid) return { status: 'member' };
    if (facts.expired) return { status: 'expired' };
    return { status: facts.made ? 'open' : 'none' };
  }
  function start(): SignUpFlow {
    callbacks = undefined;
    return createSignUpFlow({
      calls: {
        async requestPage() {
          if (api.page === 'no response') return new Promise(() => {});
          if (api.page === 'page' || api.page === 'lost')
            Object.assign(facts, { made: true, expired: false });
          if (api.page === 'page') return { outcome: 'page', page: hostedPage };
          const error_code = api.page === 'lost' ? 'technical_error' : api.page;
          return { outcome: 'refused', refusal: { error_code } };
        },
        requestStatus: async () => readStatus(),
      },
      checkout: {
        isReady: () => true,
        open(page, given) {
          callbacks = given;
          void page().then(
            () => void (facts.given = true),
            () => undefined,
          );
          return () => undefined;
        },
        redirectTo: () => (facts.given = true),
      },
      onChange: (state) => recordState(draft, state),
      wait: () => new Promise((end) => waits.push(end)),
    });
  }
  return {
    ...{ facts, api },
    draft: () => draft,
    state: () => flow.state(),
    said() {
      const state = flow.state();
      const error = state.at === 'form' && state.error ? getErrorText(state.error, signUpTexts) : undefined;
      return [
        ...(getStatusMessage(state, signUpTexts) ?? []),
        error,
        isKept ? signUpTexts.errors.kept : undefined,
      ]
        .filter(Boolean)
        .join(' ');
    },
    submit() {
      if (flow.state().at !== 'form') return;
      isKept = false;
      draft.save(emptyForm);
      void flow.submit(request, draft.startPayment());
    },
    checkout(what) {
      if (what === 'opened' && !facts.given) return;
      callbacks?.[what]();
    },
    pay(isReported) {
      if (!facts.given || facts.expired) return;
      facts.paid = true;
      if (isReported) callbacks?.succeeded();
    },
    comeBack(result) {
      flow.stop();
      waits = [];
      // A reload forgets what is in memory.
      draft = createDraft('friend', 'join');
      flow = start();
      const step = planReturn(draft.read(), result);
      isKept = step === 'kept';
      if (step === 'resume paid') void flow.resumePaid();
      if (step === 'resume') void flow.resume();
      if (step === 'look up') void flow.lookUp();
    },
    checkAgain: () => void (flow.state().at === 'unsure' && flow.resume()),
    passTime() {
      for (const end of waits.splice(0)) end();
    },
    async settle() {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    },
  };
}
