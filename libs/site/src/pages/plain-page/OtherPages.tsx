import type { ReactElement } from 'react';
import type { NavigationLink } from '../../chrome/chrome-props.ts';
import styles from './PlainPage.module.css';

export interface OtherPagesProps {
  links?: readonly NavigationLink[] | undefined;
  label: string;
}

/** Main links of the site, in place of a page that cannot be shown. Renders nothing without links. */
export function OtherPages({ links = [], label }: OtherPagesProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className={styles['others']} aria-label={label}>
      <ul role="list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
