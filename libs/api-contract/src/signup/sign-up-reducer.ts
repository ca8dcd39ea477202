import type { JoinStatus } from './join-statuses.ts';
import { isPaid, type SignUpEvent, type SignUpState, type SignUpError } from './sign-up-state.ts';

/** A sign-up that is neither paid nor under way. */
export const firstSignUpState: SignUpState = { at: 'form' };

/**
 * The next state of a sign-up; events that do not apply change nothing. Once a payment is known, no event leads back to
 * the form, and after a checkout the form is shown only when the api has been asked.
 */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (isPaid(state)) return applyAfterPayment(state, event);
  if (event.type === 'succeeded') return { at: 'confirming' };
  if (event.type === 'status') return applyStatus(state, event.status);
  switch (state.at) {
    case 'form':
      if (event.type === 'submitted') return { at: 'asking' };
      return event.type === 'returned' ? toChecking(state.error ?? 'closed') : state;
    case 'asking':
      return applyWhileRequesting(state, event);
    case 'open':
      return event.type === 'moved here' ? { at: 'asking' } : applyCheckoutEvent(state, event);
    case 'leaving':
      return event.type === 'returned' ? toChecking('closed') : state;
    case 'checking':
      return event.type === 'status unknown' ? { ...state, at: 'unsure' } : state;
    case 'unsure':
      return event.type === 'returned' ? toChecking(state.error) : state;
    default:
      return state;
  }
}

function applyWhileRequesting(state: SignUpState, event: SignUpEvent): SignUpState {
  if (event.type === 'opened') return { at: 'open', ...(event.inWindow && { inWindow: true }) };
  if (event.type !== 'refused') return applyCheckoutEvent(state, event);
  if (event.why === 'confirming') return { at: 'confirming' };
  // After a lost answer the page may have been made all the same.
  if (event.why === 'technical_error') return toChecking(event.why);
  return { at: 'form', error: event.why, ...(event.field && { field: event.field }) };
}

function applyCheckoutEvent(state: SignUpState, { type }: SignUpEvent): SignUpState {
  if (type === 'left') return { at: 'leaving' };
  if (type === 'closed') return toChecking('closed');
  if (type === 'failed') return toChecking('technical_error');
  return type === 'returned' ? toChecking('closed') : state;
}

function applyStatus(state: SignUpState, status: JoinStatus): SignUpState {
  if (status === 'confirming' || status === 'member' || status === 'duplicate') return { at: status };
  if (state.at !== 'checking') return state;
  return { at: 'form', error: status === 'expired' ? 'expired' : state.error };
}

function applyAfterPayment(state: SignUpState, event: SignUpEvent): SignUpState {
  if (state.at === 'member' || state.at === 'duplicate') return state;
  if (event.type === 'status' && (event.status === 'member' || event.status === 'duplicate'))
    return { at: event.status };
  // `none` after a payment: the api gives the status only to the browser that started the sign-up.
  const ended = event.type === 'polling ended' || (event.type === 'status' && event.status === 'none');
  return state.at === 'confirming' && ended ? { at: 'later' } : state;
}

function toChecking(error: SignUpError): SignUpState {
  return { at: 'checking', error };
}
