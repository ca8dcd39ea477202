import type { MemberType, SignUpValues } from '@guildhall/api-contract';
import { unfinishedMs } from '../unfinished/index.ts';
import { forgetSignUp } from './forget-sign-up.ts';
import { belongsTo, keepUnfinished, newAttempt, readUnfinished, type UnfinishedSignUp } from './draft.ts';

/** What this tab remembers of one form. */
export interface Memory {
  /** What is remembered, if it belongs to this form. */
  read: () => UnfinishedSignUp | undefined;
  keep: (values: SignUpValues) => void;
  /** A page to pay on is being asked for; gives the attempt's name. */
  ask: () => string;
  /** What comes next is another attempt. */
  beginAnew: () => void;
  /** It is paid: what was filled in is forgotten, that it is under way is not. `false` when that was known. */
  pay: () => boolean;
  forget: () => void;
}

/** The memory of a form; it lasts for half an hour after the last change. */
export function createMemory(plan: MemberType, formId: string): Memory {
  const form = { plan, formId, path: location.pathname };
  let end: ReturnType<typeof setTimeout> | undefined;
  /** Where storage is denied, or another form has taken its place. */
  let last: UnfinishedSignUp | undefined;
  const read = () => {
    const kept = readUnfinished();
    return kept && belongsTo(kept, form) ? kept : last;
  };
  const forget = () => {
    clearTimeout(end);
    last = undefined;
    forgetSignUp();
  };
  const change = (to: (before: UnfinishedSignUp) => UnfinishedSignUp): UnfinishedSignUp => {
    const after = to(read() ?? { ...form, attempt: newAttempt() });
    last = { ...after, ...form };
    keepUnfinished(last);
    clearTimeout(end);
    end = setTimeout(forget, unfinishedMs);
    return last;
  };
  return {
    read,
    keep: (values) => void change((before) => ({ ...before, values })),
    ask: () => change((before) => ({ ...before, asked: true })).attempt,
    beginAnew: () => void change(({ asked: _, ...before }) => ({ ...before, attempt: newAttempt() })),
    pay() {
      const known = read();
      if (!known || known.paid) return false;
      change(({ values: _, ...before }) => ({ ...before, paid: true }));
      return true;
    },
    forget,
  };
}
