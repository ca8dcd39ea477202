import SignUp, { type SignUpProps } from './SignUp.tsx';
import { KitIsland } from './KitIsland.tsx';

/** Also wakes for an unfinished sign-up in this tab, and for a session, which it shows. */
export function SignUpIsland(props: SignUpProps) {
  return (
    <KitIsland
      name="sign-up"
      wake={['interaction', 'reason:sign-up', 'reason:members']}
      component={SignUp}
      props={props}
    />
  );
}
