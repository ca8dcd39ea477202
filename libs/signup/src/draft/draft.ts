import type { SignUpValues } from '@guildhall/api-contract';
import { unfinishedMs } from '../unfinished/index.ts';
import { forgetSignUp } from './forget-sign-up.ts';
import {
  belongsTo,
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
  startNewAttempt: () => void;
  /** Records the payment and removes the form's values. `false` when the payment was recorded before. */
  markPaid: () => boolean;
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
    forgetSignUp();
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
    startPayment: () => update((before) => ({ ...before, sent: true })).attempt,
    startNewAttempt: () => void update(({ sent: _, ...before }) => ({ ...before, attempt: newAttemptId() })),
    markPaid() {
      const known = read();
      if (!known || known.paid) return false;
      update(({ values: _, edited: _names, ...before }) => ({ ...before, paid: true }));
      return true;
    },
    clear,
  };
}
