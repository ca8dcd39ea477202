import type { MainData } from '@guildhall/cms-client';
import { ButtonLink, Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink, Organisation } from './chrome-props.ts';
import styles from './Footer.module.css';
import { Mark } from './Mark.tsx';

export interface FooterProps {
  mainData: MainData;
  organisation: Organisation;
  navigation?: readonly NavigationLink[];
}

export function Footer({ mainData, organisation, navigation = [] }: FooterProps): ReactElement {
  const { footerData1, footerLink } = mainData.variousData;
  return (
    <footer className={styles['footer']} data-ground="night">
      <div className={styles['inner']}>
        <a className={styles['brand']} href={organisation.url}>
          <Mark className={styles['mark']} />
          <span>{organisation.name}</span>
        </a>
        {footerData1 && <Html html={footerData1} className={styles['text']} />}
        {navigation.length > 0 && (
          <nav className={styles['ways']} aria-label="Footer">
            <ul>
              {navigation.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {footerLink && (
          <div className={styles['link']}>
            <ButtonLink href={footerLink.url} target={footerLink.target} variant="quiet">
              {footerLink.title}
            </ButtonLink>
          </div>
        )}
      </div>
      <Horizons />
    </footer>
  );
}

function Horizons(): ReactElement {
  return (
    <svg className={styles['horizons']} viewBox="0 0 600 290" aria-hidden="true" focusable="false">
      {[30, 62, 100, 148, 208, 290].map((radius) => (
        <path key={radius} d={`M10 290a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
    </svg>
  );
}
