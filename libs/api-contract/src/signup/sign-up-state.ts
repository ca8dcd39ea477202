import type { CcuErrorCode } from './ccu-words.ts';
import type { JoinStatus } from './join-statuses.ts';

/** What is said above a form that is shown again. */
export type SignUpTrouble =
  | Exclude<CcuErrorCode, 'confirming'>
  /** The checkout was closed, or left, before it was paid. */
  | 'closed'
  /** The page that was to be paid is too old; pressing again makes a new one. */
  | 'expired'
  | 'too_often'
  | 'not_now';

/** Where a sign-up is. Only at `form` can somebody set out to pay. */
export type SignUpState =
  | { at: 'form'; trouble?: SignUpTrouble }
  /** The api is asked for a page, or the checkout is on its way. */
  | { at: 'asking' }
  /** The checkout is over the page. */
  | { at: 'open' }
  /** This tab goes to the checkout's own page. */
  | { at: 'leaving' }
  /** The api is asked whether it is paid, before the form is shown again with its trouble. */
  | { at: 'checking'; trouble: SignUpTrouble }
  /** Nobody could say whether it is paid. */
  | { at: 'unsure'; trouble: SignUpTrouble }
  /** Paid. The membership is on its way. */
  | { at: 'confirming' }
  /** Paid. The membership takes longer than somebody waits: a mail will come. */
  | { at: 'later' }
  | { at: 'member' }
  /** Paid although there was a subscription already. */
  | { at: 'duplicate' };

/** What can happen to a sign-up. */
export type SignUpEvent =
  | { type: 'submitted' }
  /** The api gives no page. */
  | { type: 'refused'; why: CcuErrorCode | 'too_often' | 'not_now' }
  | { type: 'opened' }
  | { type: 'left' }
  /** The checkout says that it is paid: a hint, never proof. */
  | { type: 'succeeded' }
  | { type: 'closed' }
  /** The checkout came to nothing. */
  | { type: 'failed' }
  /** The visitor is back: after a reload, from the checkout's own page, by the back button, or to have another look. */
  | { type: 'returned' }
  | { type: 'status'; status: JoinStatus }
  /** The api did not say how far it is. */
  | { type: 'status unknown' }
  | { type: 'patience over' };

/** Whether it is paid, as far as is known here: from then on nobody is asked to pay any more. */
export function isPaid({ at }: SignUpState): boolean {
  return at === 'confirming' || at === 'later' || at === 'member' || at === 'duplicate';
}
