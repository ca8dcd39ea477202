import { membersAtom, userAtom } from '@guildhall/member-portal/atoms';
import { SignUpForm, type SignUpFormProps } from '@guildhall/signup';
import { useSyncExternalStore } from 'react';
import { pageStore } from '../atoms/store.ts';
import { track } from '../tracking/track.ts';

export interface SignUpProps extends SignUpFormProps {
  /** The members' profile, for members who are logged in. */
  profileUrl?: string;
}

/** The sign-up form; uses the vendor's test site while the test flag is set. */
export default function SignUp(props: SignUpProps) {
  // The server's HTML is the same for everyone.
  const email = useSyncExternalStore(onUserChange, getUserEmail, () => undefined);
  return (
    <SignUpForm
      {...props}
      account={email && props.profileUrl ? { email, url: props.profileUrl } : undefined}
      isTestsite={isTestsite}
      idToken={fetchIdToken}
      track={track}
      onTechnicalError={logTechnicalError}
    />
  );
}

function onUserChange(changed: () => void): () => void {
  return pageStore.sub(userAtom, changed);
}

function getUserEmail(): string | undefined {
  return pageStore.get(userAtom)?.email;
}

async function fetchIdToken(): Promise<string | undefined> {
  return pageStore.get(membersAtom)?.getIdToken();
}

/** Set by the start script for the visit; also shows the badge. */
function isTestsite(): boolean {
  return document.documentElement.dataset['testsite'] !== undefined;
}

function logTechnicalError(code: string): void {
  console.error(`The sign-up failed with ${code}`);
}
