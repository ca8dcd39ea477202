import { Island } from '@guildhall/islands/server';
import type { SignUpFormProps } from '@guildhall/signup';
import SignUp from './SignUp.tsx';

/** Asleep until it is touched, or until this tab has a sign-up that is not finished. */
export function SignUpIsland(props: SignUpFormProps) {
  return <Island name="sign-up" wake={['interaction', 'reason:sign-up']} component={SignUp} props={props} />;
}
