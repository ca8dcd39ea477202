import type { ReactElement } from 'react';

/** An amount, which translations leave as it is. */
export function Amount({ children }: { children: string }): ReactElement {
  return <span translate="no">{children}</span>;
}
