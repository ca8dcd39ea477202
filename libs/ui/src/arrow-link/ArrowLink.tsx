import type { ReactElement, ReactNode } from 'react';
import { getTargetAttributes, type LinkUrl, type LinkTarget } from '../link/link-url.ts';
import { NewTabNote } from '../link/NewTabNote.tsx';
import { Arrow } from './Arrow.tsx';
import styles from './ArrowLink.module.css';

export interface ArrowLinkProps {
  /** The address. */
  href: LinkUrl;
  /**
   * `_blank` opens a new tab: the arrow and a hidden note say it.
   * @default the same tab
   */
  target?: LinkTarget;
  /** Text of the link. */
  children: ReactNode;
}

/** A text link with an arrow that moves slightly on hover. */
export function ArrowLink({ href, target, children }: ArrowLinkProps): ReactElement {
  const newTab = target === '_blank';
  return (
    <a className={styles['link']} href={href} {...getTargetAttributes(target)}>
      <span className={styles['words']}>{children}</span>
      {newTab && <NewTabNote />}
      <Arrow newTab={newTab} className={styles['arrow']} />
    </a>
  );
}
