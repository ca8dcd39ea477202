import { SignUpForm, type SignUpFormProps } from '@guildhall/signup';
import { track } from '../tracking/track.ts';

/** The form of a membership: for a visit with the test site's flag, at the vendor's test site. */
export default function SignUp(props: SignUpFormProps) {
  return <SignUpForm {...props} isTestsite={isTestsite} track={track} onTechnicalError={logTechnicalError} />;
}

/** Set by the start script for the visit; the badge is shown by the same. */
function isTestsite(): boolean {
  return document.documentElement.dataset['testsite'] !== undefined;
}

function logTechnicalError(code: string): void {
  console.error(`The sign-up was answered with ${code}`);
}
