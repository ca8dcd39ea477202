import { Island } from '@guildhall/islands/server';
import type { SignUpFormProps } from '@guildhall/signup';
import SignUp from './SignUp.tsx';

/** Asleep until it is touched, until this tab has a sign-up that is not finished, or until somebody is logged in, which it says. */
export function SignUpIsland(props: SignUpFormProps) {
  return (
    <Island
      name="sign-up"
      wake={['interaction', 'reason:sign-up', 'reason:members']}
      component={SignUp}
      props={props}
    />
  );
}
