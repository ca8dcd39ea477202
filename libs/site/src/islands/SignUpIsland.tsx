import { createSignUp, type SignUpProps } from './create-sign-up.tsx';
import { KitIsland } from './KitIsland.tsx';

/** The form as the server renders it, where nobody pays. Browsers hydrate the site's own `SignUp.tsx`. */
const SignUp = createSignUp(() => {
  throw new Error('a checkout exists in browsers only');
});

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
