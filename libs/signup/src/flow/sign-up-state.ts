import type {
  JoinMail,
  JoinStatus,
  SignUpFieldPath,
  SignUpRefusal,
  SignUpRefusalCode,
} from '@guildhall/api-contract';

/** The message above a form that is shown again. */
export type SignUpError =
  | Exclude<SignUpRefusalCode, 'confirming'>
  /** The checkout was closed, or left, before it was paid. */
  | 'closed'
  /** The checkout was left, and the api knows no sign-up of this browser: it may have been paid. */
  | 'unconfirmed'
  /** The page can no longer be paid; the next attempt gets a new one. */
  | 'expired';

/** `failed`: the checkout failed while it was open; a technical error, unless it may have been paid. */
type CheckedError = SignUpError | 'failed';

/** The state of a sign-up. A checkout can be opened at `form` only. */
export type SignUpState =
  | {
      at: 'form';
      error?: SignUpError;
      /** The field with the error. */
      field?: SignUpFieldPath;
    }
  /** A page is being requested from the api, or the checkout is opening. */
  | { at: 'requesting' }
  /** The checkout is over the page, or in another window. */
  | { at: 'open'; inWindow?: true }
  /** This tab goes to the checkout's own page. */
  | { at: 'leaving' }
  /** The api's status is requested before the form is shown again with its error. */
  | { at: 'checking'; error: CheckedError }
  /** The api could not tell if it is paid. */
  | { at: 'unsure'; error: CheckedError }
  /** Paid; the membership is not confirmed yet. */
  | { at: 'confirming' }
  /** Paid; not confirmed within the polling time. */
  | { at: 'later' }
  | { at: 'member'; mail?: JoinMail | undefined }
  /** Paid although there was a subscription already. */
  | { at: 'duplicate' };

export type SignUpEvent =
  | { type: 'submitted' }
  /** The api created no page. */
  | { type: 'refused'; refusal: SignUpRefusal }
  | { type: 'opened'; inWindow?: true }
  /** The checkout moves from another window into this one. */
  | { type: 'moved here' }
  | { type: 'left' }
  /** The checkout reports a payment: a hint, never proof. */
  | { type: 'succeeded' }
  | { type: 'closed' }
  /** The checkout failed. */
  | { type: 'failed' }
  /** The visitor is back: after a reload, from the checkout's own page, by the back button, or by “Check again”. */
  | { type: 'returned' }
  | { type: 'status'; status: JoinStatus; mail?: JoinMail | undefined }
  /** The api could not be reached for the status. */
  | { type: 'status unknown' }
  | { type: 'polling ended' };

/** True once a payment is known; from then on the visitor is not offered payment again. */
export function isPaid({ at }: SignUpState): boolean {
  return at === 'confirming' || at === 'later' || at === 'member' || at === 'duplicate';
}
