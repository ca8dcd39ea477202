import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** Opens the same address once more. An empty address is the page itself, with its query. */
export function TryAgain({ label }: { label: string }): ReactElement {
  return <ButtonLink href="">{label}</ButtonLink>;
}
