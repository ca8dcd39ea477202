import type { ReactElement } from 'react';

/** An email address that breaks at its dots and before its @, if it must: never in a word that fits the line. */
export function EmailAddress({ children }: { children: string }): ReactElement {
  const parts = children.split(/(?<=\.)|(?=@)/);
  return <>{parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))}</>;
}
