import { Island } from '@guildhall/islands/server';
import SignUp, { type SignUpProps } from './SignUp.tsx';

/** Also wakes for an unfinished sign-up in this tab, and for a session, which it shows. */
export function SignUpIsland(props: SignUpProps) {
  return (
    <Island
      name="sign-up"
      wake={['interaction', 'reason:sign-up', 'reason:members']}
      component={SignUp}
      props={props}
    />
  );
}
