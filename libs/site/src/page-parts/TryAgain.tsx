import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';

/** Reloads the page. An empty URL is the page itself, with its query. */
export function TryAgain({ label }: { label: string }): ReactElement {
  return <ButtonLink href="">{label}</ButtonLink>;
}
