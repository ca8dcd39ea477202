import {
  isPaid,
  mayBePaid,
  type CheckedError,
  type SignUpError,
  type SignUpEvent,
  type SignUpState,
} from './sign-up-state.ts';

type StatusEvent = Extract<SignUpEvent, { type: 'status' }>;

/** A sign-up that is neither paid nor under way. */
export const firstSignUpState: SignUpState = { at: 'form' };

/**
 * The next state of a sign-up; events that do not apply change nothing. Once a payment is known, no event leads back to
 * the form, and after a checkout the form is shown only when the api has reported the status.
 */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (isPaid(state)) return applyAfterPayment(state, event);
  if (event.type === 'succeeded') return { at: 'confirming' };
  if (event.type === 'status') return applyStatus(state, event);
  switch (state.at) {
    case 'form':
      if (event.type === 'submitted') return { at: 'requesting', ...keepPayable(state) };
      if (event.type === 'linked') return { at: 'checking' };
      return event.type === 'returned' ? toChecking(state.error ?? 'closed') : state;
    case 'requesting':
      return applyWhileRequesting(state, event);
    case 'open':
      return event.type === 'moved here'
        ? { at: 'requesting', mayBePaid: true }
        : applyCheckoutEvent(state, event);
    case 'leaving':
      return event.type === 'returned' ? toChecking('closed') : state;
    case 'checking':
      return event.type === 'status unknown' ? { ...state, at: 'unsure' } : state;
    case 'unsure':
      return event.type === 'returned' ? { ...state, at: 'checking' } : state;
    default:
      return state;
  }
}

function applyWhileRequesting(state: SignUpState, event: SignUpEvent): SignUpState {
  if (event.type === 'page given') return mayBePaid(state) ? state : { at: 'requesting', mayBePaid: true };
  if (event.type === 'opened') return { at: 'open', ...(event.inWindow && { inWindow: true }) };
  if (event.type !== 'refused') return applyCheckoutEvent(state, event);
  const { error_code: error, field } = event.refusal;
  if (error === 'confirming') return { at: error };
  if (error === 'technical_error') return toFormOrChecking(state, error);
  return { at: 'form', error, ...(field && { field }), ...keepPayable(state) };
}

function applyCheckoutEvent(state: SignUpState, { type }: SignUpEvent): SignUpState {
  if (type === 'left') return { at: 'leaving' };
  if (type === 'failed')
    return state.at === 'open' ? toChecking('failed') : toFormOrChecking(state, 'technical_error');
  if (type !== 'closed' && type !== 'returned') return state;
  return mayBePaid(state) ? toChecking('closed') : { at: 'form', error: 'kept' };
}

function applyStatus(state: SignUpState, { status, mail }: StatusEvent): SignUpState {
  if (status === 'confirming' || status === 'duplicate') return { at: status };
  if (status === 'member') return { at: status, mail };
  if (state.at !== 'checking') return state;
  if (state.error === undefined) return firstSignUpState;
  if (status === 'expired') return { at: 'form', error: status };
  const { error } = state;
  // `none`: without its cookie, the api does not know a browser that has paid.
  if (status === 'none') return { at: 'form', error: 'unconfirmed', mayBePaid: true };
  return { at: 'form', error: error === 'failed' ? 'technical_error' : error, mayBePaid: true };
}

function applyAfterPayment(state: SignUpState, event: SignUpEvent): SignUpState {
  const { at } = state;
  if (event.type === 'status') {
    const { status, mail } = event;
    const isNews = at === 'member' ? state.mail === 'pending' && mail !== 'pending' : at !== 'duplicate';
    if (isNews && (status === 'member' || (status === 'duplicate' && at !== 'member')))
      return applyStatus(state, event);
    // `none` after a payment: the api gives the status only to the browser that started the sign-up.
    if (status !== 'none') return state;
  }
  return at === 'confirming' && (event.type === 'status' || event.type === 'polling ended')
    ? { at: 'later' }
    : state;
}

/** Without a page nothing was paid, so nothing is checked. */
function toFormOrChecking(state: SignUpState, error: SignUpError): SignUpState {
  return mayBePaid(state) ? toChecking(error) : { at: 'form', error };
}

function toChecking(error: CheckedError): SignUpState {
  return { at: 'checking', error };
}

function keepPayable(state: SignUpState): { mayBePaid?: true } {
  return mayBePaid(state) ? { mayBePaid: true } : {};
}
