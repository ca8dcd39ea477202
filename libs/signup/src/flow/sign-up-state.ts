import type {
  JoinMail,
  JoinStatus,
  SignUpFieldPath,
  SignUpRefusal,
  SignUpRefusalCode,
} from '@guildhall/api-contract/signup';

/** The message above a form that is shown again. */
export type SignUpError =
  | Exclude<SignUpRefusalCode, 'confirming'>
  /** The checkout was closed, or left, before it was paid. */
  | 'closed'
  /** The form was left before a checkout had a page: nothing was paid. Also said on a return to the page. */
  | 'kept'
  /** The checkout was left, and the api knows no sign-up of this browser: it may have been paid. */
  | 'unconfirmed'
  /** The page can no longer be paid; the next attempt gets a new one. */
  | 'expired';

/** `failed`: the checkout failed while it was open; a technical error, unless it may have been paid. */
export type CheckedError = SignUpError | 'failed';

/** Without `error`, this tab knows of no checkout: only a link says that there was one. */
interface Checked {
  error?: CheckedError;
}

/** `mayBePaid`: a checkout of this sign-up has had its page. Before that, certainly nothing was paid. */
interface Payable {
  mayBePaid?: true;
}

/** The state of a sign-up. A checkout can be opened at `form` only. */
export type SignUpState =
  | ({
      at: 'form';
      error?: SignUpError;
      /** The field with the error. */
      field?: SignUpFieldPath;
    } & Payable)
  /** A page is being requested from the api, or the checkout is opening. */
  | ({ at: 'requesting' } & Payable)
  /** The checkout is over the page, or in another window. */
  | { at: 'open'; inWindow?: true }
  /** This tab goes to the checkout's own page. */
  | { at: 'leaving' }
  /** After a checkout, the api's status is requested before the form is shown again with its error. */
  | ({ at: 'checking' } & Checked)
  /** The api could not tell if it is paid. */
  | ({ at: 'unsure' } & Checked)
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
  /** The checkout gets its page, and can be paid from now on. */
  | { type: 'page given' }
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
  /** A link says that a checkout was paid, of which this tab knows nothing, and the api could not be reached. */
  | { type: 'linked' }
  | { type: 'status'; status: JoinStatus; mail?: JoinMail | undefined }
  /** The api could not be reached for the status. */
  | { type: 'status unknown' }
  | { type: 'polling ended' };

/**
 * True once a checkout has had its page: only the api can tell if it was paid.
 *
 * @example
 * mayBePaid({ at: 'requesting' }); // false
 * mayBePaid({ at: 'open' }); // true
 */
export function mayBePaid(state: SignUpState): boolean {
  if (state.at === 'checking' || state.at === 'unsure') return state.error !== undefined;
  return state.at === 'form' || state.at === 'requesting' ? state.mayBePaid === true : !isPaid(state);
}

/**
 * True once a payment is known; from then on the visitor is not offered payment again.
 *
 * @example
 * isPaid({ at: 'confirming' }); // true
 * isPaid({ at: 'form' }); // false
 */
export function isPaid({ at }: SignUpState): boolean {
  return at === 'confirming' || at === 'later' || at === 'member' || at === 'duplicate';
}
