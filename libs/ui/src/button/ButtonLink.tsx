import type { ReactElement, ReactNode } from 'react';
import { Arrow } from '../arrow-link/Arrow.tsx';
import { targetAttributes, type LinkAddress, type LinkTarget } from '../link-address/link-address.ts';
import { NewTabNote } from '../link-address/NewTabNote.tsx';
import { buttonLook, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends ButtonLook {
  href: LinkAddress;
  target?: LinkTarget;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, and says so with an arrow when that is a new tab. */
export function ButtonLink({ href, target, children, ...look }: ButtonLinkProps): ReactElement {
  const away = target === '_blank';
  return (
    <a {...buttonLook(look)} href={href} {...targetAttributes(target)}>
      {children}
      {away && <NewTabNote />}
      {away && <Arrow away />}
    </a>
  );
}
