import type { ReactElement } from 'react';
import type { NavigationLink } from '../chrome/chrome-props.ts';
import styles from './PlainPage.module.css';

export interface OtherPagesProps {
  links?: readonly NavigationLink[] | undefined;
  label: string;
  /** @default that of pages that only say what happened */
  className?: string | undefined;
}

/** Main links of the site, in place of what cannot be shown or found. Renders nothing without links. */
export function OtherPages({
  links = [],
  label,
  className = styles['others'],
}: OtherPagesProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
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
