import type { ReactElement, ReactNode } from 'react';
import { Arrow } from '../arrow-link/Arrow.tsx';
import { getTargetAttributes, type LinkUrl, type LinkTarget } from '../link/link-url.ts';
import { NewTabNote } from '../link/NewTabNote.tsx';
import { getButtonAttributes, type ButtonAppearance } from './button-attributes.ts';

export interface ButtonLinkProps extends ButtonAppearance {
  href: LinkUrl;
  target?: LinkTarget;
  children: ReactNode;
}

/** A link styled as a button, with an arrow if it opens a new tab. */
export function ButtonLink({ href, target, children, ...look }: ButtonLinkProps): ReactElement {
  const newTab = target === '_blank';
  return (
    <a {...getButtonAttributes(look)} href={href} {...getTargetAttributes(target)}>
      {children}
      {newTab && <NewTabNote />}
      {newTab && <Arrow newTab />}
    </a>
  );
}
