import type { MainData } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { CartButton } from './CartButton.tsx';
import type { SiteChrome } from '../site-definition.ts';
import type { NavigationLink, Organisation } from './chrome-props.ts';
import styles from './Header.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { Navigation } from './Navigation.tsx';

export interface HeaderProps {
  chrome: SiteChrome;
  mainData: MainData;
  organisation: Organisation;
  navigation?: readonly NavigationLink[];
  currentPath: string;
  login?: ReactElement | undefined;
  cartDrawerId?: string | undefined;
}

export function Header(props: HeaderProps): ReactElement {
  const { chrome, mainData, organisation, navigation = [], currentPath, login, cartDrawerId } = props;
  const { headerLink, membershipLink } = mainData.variousData;
  return (
    <header className={styles['header']}>
      <a className={styles['brand']} href={organisation.url}>
        <chrome.Logo className={styles['mark']} />
        <span className={styles['name']}>{organisation.name}</span>
      </a>
      <div className={styles['tools']} data-menu={navigation.length > 0 ? '' : undefined}>
        {headerLink && (
          <HeaderLink {...{ link: headerLink, membershipLink }} size="small" className={styles['link']} />
        )}
        {login}
        <CartButton drawerId={cartDrawerId} />
      </div>
      {navigation.length > 0 && (
        <Navigation links={navigation} {...{ headerLink, membershipLink, currentPath }} />
      )}
    </header>
  );
}
