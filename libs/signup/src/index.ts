export type { SignUpFormProps, SignUpLink } from './form/sign-up-form-props.ts';
export { SignUpForm } from './form/SignUpForm.tsx';
export type { SignUpFormHooks } from './form/use-sign-up-form.ts';
export { signUpTexts, type SignUpTexts } from './texts/sign-up-texts.ts';
export { toTrackingEvent, type SignUpTrackingEvent } from './tracking/tracking.ts';
export { forgetSignUp } from './draft/forget-sign-up.ts';
