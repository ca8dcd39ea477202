import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** Asks for the same address once more. An empty address is the page itself, with its query. */
export function TryAgain(): ReactElement {
  return <ButtonLink href="">Try again</ButtonLink>;
}
