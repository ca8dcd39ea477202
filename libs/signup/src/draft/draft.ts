import { isMemberType, type MemberType, type SignUpValues } from '@guildhall/api-contract';
import { isTooOld, unfinishedKey } from '../unfinished/index.ts';
import { forgetSignUp } from './forget-sign-up.ts';

/** What a tab remembers of a form: everything but the tax number. */
export type DraftValues = Omit<SignUpValues, 'taxDeductionCPR'>;

/** A sign-up that is not finished, as this tab remembers it. */
export interface UnfinishedSignUp {
  plan: MemberType;
  /** The form it was typed into, and the path of its page. */
  formId: string;
  path: string;
  /** The same for as long as it is the same sign-up. */
  attempt: string;
  values?: DraftValues;
  /** A page to pay on was asked for: the api is asked before the form is shown again. */
  asked?: boolean;
  /** The checkout has said that it is paid. */
  paid?: boolean;
}

/** What is remembered in this tab, if it is not older than half an hour. */
export function readUnfinished(now = Date.now()): UnfinishedSignUp | undefined {
  try {
    const kept = sessionStorage.getItem(unfinishedKey);
    if (kept === null) return undefined;
    if (isTooOld(kept, now)) return void forgetSignUp();
    const read = JSON.parse(kept.slice(kept.indexOf(' '))) as UnfinishedSignUp;
    return isMemberType(read.plan) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a sign-up in this tab. The tax number is left out, whoever hands it in. */
export function keepUnfinished(signUp: UnfinishedSignUp, now = Date.now()): void {
  const { values, ...rest } = signUp;
  const kept = values && withoutCpr(values);
  try {
    // The time comes first: the start script reads it without parsing the rest.
    const text = JSON.stringify({ ...rest, ...(kept && { values: kept }) });
    sessionStorage.setItem(unfinishedKey, `${now} ${text}`);
  } catch {
    // Storage is denied or full: then the form's own fields are all there is.
  }
}

function withoutCpr(values: SignUpValues): DraftValues {
  const { taxDeductionCPR: _, ...others } = values;
  return others;
}

/** Whether a remembered sign-up belongs to a form: the one it was typed into, or on another page one of the same plan. */
export function belongsTo(
  signUp: UnfinishedSignUp,
  form: Pick<UnfinishedSignUp, 'plan' | 'formId' | 'path'>,
): boolean {
  if (signUp.plan !== form.plan) return false;
  return signUp.path !== form.path || signUp.formId === form.formId;
}

/** A new name for an attempt. Not `randomUUID`, which pages without https do not have. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
