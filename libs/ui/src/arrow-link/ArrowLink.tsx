import type { ReactElement, ReactNode } from 'react';
import { targetAttributes, type LinkAddress, type LinkTarget } from '../link-address/link-address.ts';
import { NewTabNote } from '../link-address/NewTabNote.tsx';
import { Arrow } from './Arrow.tsx';
import styles from './ArrowLink.module.css';

export interface ArrowLinkProps {
  href: LinkAddress;
  target?: LinkTarget;
  children: ReactNode;
}

/** A way on in running text: words and an arrow that moves a little when they are pointed at. */
export function ArrowLink({ href, target, children }: ArrowLinkProps): ReactElement {
  const away = target === '_blank';
  return (
    <a className={styles['link']} href={href} {...targetAttributes(target)}>
      <span className={styles['words']}>{children}</span>
      {away && <NewTabNote />}
      <Arrow away={away} className={styles['arrow']} />
    </a>
  );
}
