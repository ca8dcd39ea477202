import type { JoinStatus } from './join-statuses.ts';
import { isPaid, type SignUpEvent, type SignUpState, type SignUpTrouble } from './sign-up-state.ts';

/** A sign-up that is neither paid nor under way. */
export const firstSignUpState: SignUpState = { at: 'form' };

/**
 * The next state of a sign-up; events that do not apply change nothing. Once a payment is known, no event leads back to
 * the form, and after a checkout the form is shown only when the api has been asked.
 */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (isPaid(state)) return afterPayment(state, event);
  if (event.type === 'succeeded') return { at: 'confirming' };
  if (event.type === 'status') return byStatus(state, event.status);
  switch (state.at) {
    case 'form':
      if (event.type === 'submitted') return { at: 'asking' };
      return event.type === 'returned' ? checking(state.trouble ?? 'closed') : state;
    case 'asking':
      return whileAsking(state, event);
    case 'open':
      return event.type === 'moved here' ? { at: 'asking' } : fromCheckout(state, event);
    case 'leaving':
      return event.type === 'returned' ? checking('closed') : state;
    case 'checking':
      return event.type === 'status unknown' ? { ...state, at: 'unsure' } : state;
    case 'unsure':
      return event.type === 'returned' ? checking(state.trouble) : state;
    default:
      return state;
  }
}

function whileAsking(state: SignUpState, event: SignUpEvent): SignUpState {
  if (event.type === 'opened') return { at: 'open', ...(event.inWindow && { inWindow: true }) };
  if (event.type !== 'refused') return fromCheckout(state, event);
  if (event.why === 'confirming') return { at: 'confirming' };
  // After a lost answer the page may have been made all the same.
  if (event.why === 'technical_error') return checking(event.why);
  return { at: 'form', trouble: event.why, ...(event.field && { field: event.field }) };
}

function fromCheckout(state: SignUpState, { type }: SignUpEvent): SignUpState {
  if (type === 'left') return { at: 'leaving' };
  if (type === 'closed') return checking('closed');
  if (type === 'failed') return checking('technical_error');
  return type === 'returned' ? checking('closed') : state;
}

function byStatus(state: SignUpState, status: JoinStatus): SignUpState {
  if (status === 'confirming' || status === 'member' || status === 'duplicate') return { at: status };
  if (state.at !== 'checking') return state;
  return { at: 'form', trouble: status === 'expired' ? 'expired' : state.trouble };
}

function afterPayment(state: SignUpState, event: SignUpEvent): SignUpState {
  if (state.at === 'member' || state.at === 'duplicate') return state;
  if (event.type === 'status' && (event.status === 'member' || event.status === 'duplicate'))
    return { at: event.status };
  // `none` after a payment: the api gives the status only to the browser that started the sign-up.
  const ended = event.type === 'polling ended' || (event.type === 'status' && event.status === 'none');
  return state.at === 'confirming' && ended ? { at: 'later' } : state;
}

function checking(trouble: SignUpTrouble): SignUpState {
  return { at: 'checking', trouble };
}
