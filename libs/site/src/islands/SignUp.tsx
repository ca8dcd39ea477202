import { membersAtom, userAtom } from '@guildhall/member-portal/atoms';
import { SignUpForm, type SignUpFormProps } from '@guildhall/signup';
import { useAtomValue, useStore } from 'jotai';
import { track } from '../tracking/track.ts';

export interface SignUpProps extends SignUpFormProps {
  /** The members' profile, for members who are logged in. */
  profileUrl?: string;
}

/** The sign-up form; uses the vendor's test site while the test flag is set. */
export default function SignUp(props: SignUpProps) {
  const store = useStore();
  const email = useAtomValue(userAtom)?.email;
  return (
    <SignUpForm
      {...props}
      account={email && props.profileUrl ? { email, url: props.profileUrl } : undefined}
      isTestsite={isTestsite}
      idToken={async () => store.get(membersAtom)?.getIdToken()}
      track={track}
      onTechnicalError={logTechnicalError}
    />
  );
}

/** Set by the start script for the visit; also shows the badge. */
function isTestsite(): boolean {
  return document.documentElement.dataset['testsite'] !== undefined;
}

function logTechnicalError(code: string): void {
  console.error(`The sign-up failed with ${code}`);
}
