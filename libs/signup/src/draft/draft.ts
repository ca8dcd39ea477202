import type { SignUpValues } from '@guildhall/api-contract/signup';
import { unfinishedMs } from '../unfinished/index.ts';
import {
  belongsTo,
  forgetUnfinished,
  saveUnfinished,
  newAttemptId,
  readUnfinished,
  type UnfinishedSignUp,
} from './unfinished-sign-up.ts';

/** The stored state of one form. */
export interface Draft {
  read: () => UnfinishedSignUp | undefined;
  /** @param edited the billing fields that no longer follow the customer's */
  save: (values: SignUpValues, edited?: readonly string[]) => void;
  /** Records that a page to pay on is being requested. Returns the attempt's id. */
  startPayment: () => string;
  /** Records that a checkout has had its page. */
  markPayable: () => void;
  startNewAttempt: () => void;
  /** Records the payment and removes the form's values. */
  markPaid: () => void;
  clear: () => void;
}

/** The draft of a form; it expires half an hour after the last change. */
export function createDraft(plan: string, formId: string): Draft {
  const form = { plan, formId, path: location.pathname };
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** A copy in memory, for when storage is denied or another form's draft has replaced this one. */
  let last: UnfinishedSignUp | undefined;
  const read = () => {
    const stored = readUnfinished();
    return stored && belongsTo(stored, form) ? stored : last;
  };
  const clear = () => {
    clearTimeout(expiry);
    last = undefined;
    forgetUnfinished();
  };
  const update = (change: (before: UnfinishedSignUp) => UnfinishedSignUp): UnfinishedSignUp => {
    const after = change(read() ?? { ...form, attempt: newAttemptId() });
    last = { ...after, ...form };
    saveUnfinished(last);
    clearTimeout(expiry);
    expiry = setTimeout(clear, unfinishedMs);
    return last;
  };
  return {
    read,
    save: (values, edited = []) => void update((before) => ({ ...before, values, edited })),
    startPayment: () => update((before) => ({ ...before, requested: true })).attempt,
    markPayable() {
      if (!read()?.payable) update((before) => ({ ...before, payable: true }));
    },
    startNewAttempt: () =>
      void update((before) => ({ ...before, requested: false, payable: false, attempt: newAttemptId() })),
    markPaid() {
      if (!read()?.paid) update(({ attempt }) => ({ ...form, attempt, paid: true }));
    },
    clear,
  };
}
