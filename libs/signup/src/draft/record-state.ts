import { isPaid, mayBePaid, type SignUpState } from '../flow/sign-up-state.ts';
import type { Draft } from './draft.ts';

/** Records each state of a sign-up in its draft, so that a return to the page says only what is true. */
export function recordState(draft: Draft, state: SignUpState): void {
  if (mayBePaid(state)) draft.markPayable();
  if (state.at === 'form' && state.error === 'expired') draft.startNewAttempt();
  if (isPaid(state)) draft.markPaid();
  if (state.at === 'member' || state.at === 'duplicate') draft.clear();
}
