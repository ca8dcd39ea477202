import type { Link } from '@guildhall/cms-client';
import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import type { NavigationLink } from './chrome-props.ts';
import { HeaderLink } from './HeaderLink.tsx';
import { Submenu } from './Submenu.tsx';
import styles from './Navigation.module.css';

/** The props of `Navigation`. */
export interface NavigationProps {
  /** The main links, with those below them. */
  links: readonly NavigationLink[];
  /** The header's link, which the full-screen menu shows at its end. */
  headerLink: Link | undefined;
  /** The link to the membership page, hidden while a member is logged in. */
  membershipLink: Link | undefined;
}

const MENU = 'site-menu';

/**
 * A line under the header on wide screens, a full-screen menu on phones. The menu is a native popover, so it opens,
 * closes and restores focus without JavaScript; so do the pages below a link.
 *
 * @example
 * const { headerLink, membershipLink } = mainData.variousData;
 * headerLink && <Navigation links={[headerLink]} {...{ headerLink, membershipLink }} />;
 */
export function Navigation({ links, headerLink, membershipLink }: NavigationProps): ReactElement {
  const texts = useContext(ChromeTextsContext);
  return (
    <>
      <button type="button" className={styles['open']} popoverTarget={MENU}>
        <span className={styles['word']}>{texts.menu}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 7h16M2 13h11" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <nav id={MENU} className={styles['menu']} popover="auto" aria-label={texts.main}>
        {/* The open menu hides the button that opened it, so the focus needs a place. */}
        <button type="button" className={styles['close']} popoverTarget={MENU} autoFocus>
          {texts.closeMenu}
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
        <ul className={styles['list']}>
          {links.map((link, index) =>
            link.children ? (
              <Submenu key={index} link={link} wayClass={styles['way']} />
            ) : (
              <li key={index}>
                <a className={styles['way']} href={link.url} aria-current={link.current}>
                  {link.title}
                </a>
              </li>
            ),
          )}
        </ul>
        {headerLink && (
          <HeaderLink {...{ link: headerLink, membershipLink }} size="large" className={styles['link']} />
        )}
      </nav>
    </>
  );
}
