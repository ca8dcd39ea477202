export {
  createSignUpCalls,
  type CcuOutcome,
  type SignUpCalls,
  type SignUpCallsOptions,
} from './sign-up-calls.ts';
export { createSignUpFlow, type SignUpFlow, type SignUpFlowOptions } from './sign-up-flow.ts';
export { isPaid, mayBePaid, type SignUpError, type SignUpState } from './sign-up-state.ts';
