import type { CheckoutFactory } from '@guildhall/browser-suppliers';
import { membersAtom, userAtom } from '@guildhall/member-portal/atoms';
import { SignUpForm, type SignUpFormProps } from '@guildhall/signup';
import { useAtomValue, useStore } from 'jotai';
import type { ReactElement } from 'react';
import { track } from '../tracking/track.ts';

/** The props of the island. */
export interface SignUpProps extends SignUpFormProps {
  /**
   * The members' profile, for members who are logged in.
   *
   * @default none
   */
  profileUrl?: string;
}

/**
 * Creates the island with the sign-up form, for the checkout of a site's billing supplier. It uses the vendor's test site
 * while the test flag is set.
 *
 * @example
 * // SignUp.tsx, listed in islands.ts as 'sign-up': defineIsland({ load: () => import('./SignUp.tsx') })
 * import { createInvoiceCheckout } from '@guildhall/billing-invoice/browser';
 *
 * export default createSignUp(createInvoiceCheckout);
 */
export function createSignUp(
  createCheckout: CheckoutFactory['createCheckout'],
): (props: SignUpProps) => ReactElement {
  return function SignUp(props) {
    const store = useStore();
    const email = useAtomValue(userAtom)?.email;
    return (
      <SignUpForm
        {...props}
        createCheckout={createCheckout}
        account={email && props.profileUrl ? { email, url: props.profileUrl } : undefined}
        isTestsite={isTestsite}
        idToken={async () => store.get(membersAtom)?.getIdToken()}
        track={track}
        onTechnicalError={logTechnicalError}
      />
    );
  };
}

/** Set by the start script for the visit; also shows the badge. */
function isTestsite(): boolean {
  return document.documentElement.dataset['testsite'] !== undefined;
}

function logTechnicalError(code: string): void {
  console.error(`The sign-up failed with ${code}`);
}
