import { Button } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { SignUpSlotProps } from '../blocks/blocks-context.ts';

/** Placeholder for a site's sign-up form. */
export function StandInForm({ subscriptionType, blockId }: SignUpSlotProps): ReactElement {
  return (
    <form aria-label={`Sign-up for ${subscriptionType}`}>
      <p>
        <label htmlFor={`${blockId}-email`}>Email</label>
      </p>
      <p>
        <input id={`${blockId}-email`} type="email" autoComplete="email" />
      </p>
      <Button>Continue</Button>
    </form>
  );
}
