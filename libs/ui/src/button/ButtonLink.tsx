import type { ReactElement, ReactNode } from 'react';
import { Arrow } from '../arrow-link/Arrow.tsx';
import { getTargetAttributes, type LinkUrl, type LinkTarget } from '../link/link-url.ts';
import { NewTabNote } from '../link/NewTabNote.tsx';
import { getButtonAttributes, type ButtonAppearance } from './button-attributes.ts';

export interface ButtonLinkProps extends ButtonAppearance {
  /** The address. */
  href: LinkUrl;
  /**
   * `_blank` opens a new tab: an arrow and a hidden note say it.
   * @default the same tab
   */
  target?: LinkTarget;
  /** Text of the link. */
  children: ReactNode;
}

/**
 * A link styled as a button, with an arrow if it opens a new tab.
 *
 * @example
 * <ButtonLink href="/calendar" variant="quiet">All events</ButtonLink>;
 */
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
