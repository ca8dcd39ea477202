import { fill, VisuallyHidden } from '@guildhall/ui';
import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import type { NavigationLink } from './chrome-props.ts';
import styles from './Submenu.module.css';

export interface SubmenuProps {
  link: NavigationLink;
  /** Class of a link of the first level. */
  wayClass: string | undefined;
}

/**
 * A link of the menu with a button beside it that shows the pages below; a heading is the button itself. They open in
 * place, so that they cover nothing, and one at a time.
 */
export function Submenu({ link, wayClass }: SubmenuProps): ReactElement {
  const texts = useContext(ChromeTextsContext);
  const { title, url, current, isHeading, children = [] } = link;
  return (
    <li className={styles['item']}>
      {!isHeading && (
        <a className={wayClass} href={url} aria-current={current}>
          {title}
        </a>
      )}
      <details name="site-menu-below" className={styles['details']}>
        <summary
          className={[styles['toggle'], isHeading && wayClass].filter(Boolean).join(' ')}
          aria-current={isHeading && current}
        >
          {isHeading ? title : <VisuallyHidden>{fill(texts.below, { title })}</VisuallyHidden>}
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </summary>
        <Pages links={children} />
      </details>
    </li>
  );
}

/** Further levels are indented below their page. */
function Pages({ links }: { links: readonly NavigationLink[] }): ReactElement {
  return (
    <ul className={styles['pages']}>
      {links.map(({ title, url, current, isHeading, children }, index) => (
        <li key={index}>
          {isHeading ? (
            <span>{title}</span>
          ) : (
            <a href={url} aria-current={current}>
              {title}
            </a>
          )}
          {children && <Pages links={children} />}
        </li>
      ))}
    </ul>
  );
}
