import type { ReactElement } from 'react';
import styles from './MemberPortal.module.css';

/** What `MemberPortal` shows. */
export interface MemberPortalProps {
  /** Words without HTML; the heading disappears when they are empty. */
  title: string;
}

/** Say here what it is for. */
export function MemberPortal({ title }: MemberPortalProps): ReactElement | null {
  if (title === '') return null;
  return <h2 className={styles['title']}>{title}</h2>;
}
