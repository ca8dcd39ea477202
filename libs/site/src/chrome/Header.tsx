import { joinAbbreviations } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { HeaderProps } from './chrome-props.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { Navigation } from './Navigation.tsx';

/**
 * The kit's header: logo, the editors' link, search, login, cart, and below them the main links.
 *
 * @example
 * import type { SiteChrome } from '@guildhall/site';
 *
 * const OwnHeader: SiteChrome['Header'] = (props) => <Header {...props} navigation={[]} />;
 */
export function Header(props: HeaderProps): ReactElement {
  const { chrome, mainData, organisation, navigation = [], search, login, cart } = props;
  const { headerLink, membershipLink } = mainData.variousData;
  return (
    <header className={styles['header']}>
      <a className={styles['brand']} href={organisation.url}>
        <chrome.Logo className={styles['mark']} />
        <span className={styles['name']}>{joinAbbreviations(organisation.name)}</span>
      </a>
      <div className={styles['tools']} data-menu={navigation.length > 0 ? '' : undefined}>
        {headerLink && (
          <HeaderLink {...{ link: headerLink, membershipLink }} size="small" className={styles['link']} />
        )}
        {search}
        {login}
        {cart}
      </div>
      {navigation.length > 0 && <Navigation links={navigation} {...{ headerLink, membershipLink }} />}
    </header>
  );
}
