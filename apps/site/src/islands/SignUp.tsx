import { membersAtom, userAtom } from '@guildhall/member-portal/atoms';
import { SignUpForm, type SignUpFormProps } from '@guildhall/signup';
import { useSyncExternalStore } from 'react';
import { pageStore } from '../atoms/store.ts';
import { track } from '../tracking/track.ts';

/** The form of a membership: for a visit with the test site's flag, at the vendor's test site. */
export default function SignUp(props: SignUpFormProps) {
  // The server's HTML is the same for everybody.
  const email = useSyncExternalStore(onUserChange, getUserEmail, () => undefined);
  return (
    <SignUpForm
      {...props}
      account={email === undefined ? undefined : { email, url: '/profile' }}
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

/** Set by the start script for the visit; the badge is shown by the same. */
function isTestsite(): boolean {
  return document.documentElement.dataset['testsite'] !== undefined;
}

function logTechnicalError(code: string): void {
  console.error(`The sign-up was answered with ${code}`);
}
