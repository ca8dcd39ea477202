export type { SignUpFormProps } from './form/sign-up-form-props.ts';
export { SignUpForm } from './form/SignUpForm.tsx';
export { signUpTexts, type SignUpTexts } from './texts/sign-up-texts.ts';
export { type SignUpTrackingEvent } from './tracking/tracking.ts';
export { forgetSignUp } from './draft/forget-sign-up.ts';
