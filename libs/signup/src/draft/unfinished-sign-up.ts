import type { SignUpValues } from '@guildhall/api-contract/signup';
import { isTooOld, unfinishedKey } from '../unfinished/index.ts';

/** The values of a form that are stored: all but the tax number. */
export type DraftValues = Omit<SignUpValues, 'taxDeductionCPR'>;

/** A sign-up that is not finished, as stored in this tab. */
export interface UnfinishedSignUp {
  /** The plan's id. */
  plan: string;
  /** The form it was typed into, and the path of its page. */
  formId: string;
  path: string;
  /** The id of the attempt, sent as `Idempotency-Key`. */
  attempt: string;
  values?: DraftValues;
  /** The names of the bill that were edited by hand: they no longer follow the customer's. */
  edited?: readonly string[];
  /** A page to pay on was requested. */
  requested?: boolean;
  /** A checkout has had its page: the api reports the status before the form is shown again. */
  payable?: boolean;
  /** The checkout has said that it is paid. */
  paid?: boolean;
}

/** The sign-up stored in this tab, if it is not older than half an hour. */
export function readUnfinished(now = Date.now()): UnfinishedSignUp | undefined {
  try {
    const stored = sessionStorage.getItem(unfinishedKey) ?? '';
    if (isTooOld(stored, now)) return forgetUnfinished();
    const read = JSON.parse(stored.slice(stored.indexOf(' '))) as UnfinishedSignUp;
    return read.attempt ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a sign-up in this tab, without the tax number even where the values hold one. */
export function saveUnfinished(signUp: UnfinishedSignUp, now = Date.now()): void {
  try {
    // The time comes first: the start script reads it without parsing the rest.
    sessionStorage.setItem(unfinishedKey, `${now} ${JSON.stringify(signUp, omitCpr)}`);
  } catch {
    // Storage is denied or full: only the form itself holds the values.
  }
}

function omitCpr(name: string, value: unknown): unknown {
  return name === 'taxDeductionCPR' ? undefined : value;
}

/** Forgets what was typed, but not that a payment is awaited. */
export function forgetUnfinished(): undefined {
  try {
    sessionStorage.removeItem(unfinishedKey);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** True for the form that a sign-up was typed into, and for one of the same plan on another page. */
export function belongsTo(
  signUp: UnfinishedSignUp,
  form: Pick<UnfinishedSignUp, 'plan' | 'formId' | 'path'>,
): boolean {
  if (signUp.plan !== form.plan) return false;
  return signUp.path !== form.path || signUp.formId === form.formId;
}

/** A UUID for an attempt. `crypto.randomUUID` is missing on pages without https. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
