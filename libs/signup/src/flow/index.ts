export { createSignUpCalls } from './sign-up-calls.ts';
/** @public */
export { type SignUpCalls } from './sign-up-calls.ts';
export { createSignUpFlow, type SignUpFlow, type SignUpFlowOptions } from './sign-up-flow.ts';
export { isPaid, mayBePaid, type SignUpState } from './sign-up-state.ts';
