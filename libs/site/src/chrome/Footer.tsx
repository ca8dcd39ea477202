import { Html, joinAbbreviations } from '@guildhall/ui';
import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import type { FooterProps } from './chrome-props.ts';
import styles from './Footer.module.css';
import { HeaderLink } from './HeaderLink.tsx';
import { listMainPages } from './navigation.ts';

/**
 * The kit's footer: logo, the editors' text, main links, and what the law wants there.
 *
 * @example
 * import type { SiteChrome } from '@guildhall/site';
 *
 * const OwnFooter: SiteChrome['Footer'] = (props) => (
 *   <>
 *     <p>Open from Tuesday to Sunday</p>
 *     <Footer {...props} />
 *   </>
 * );
 */
export function Footer({
  chrome,
  mainData,
  organisation,
  navigation = [],
  accessibility,
  contracts = [],
  consent,
}: FooterProps): ReactElement {
  const texts = useContext(ChromeTextsContext);
  const pages = listMainPages(navigation);
  const links = accessibility ? [...pages, accessibility] : pages;
  const { footerData1, footerLink, membershipLink } = mainData.variousData;
  return (
    <footer className={styles['footer']} data-ground="dark">
      <div className={styles['inner']}>
        <a className={styles['brand']} href={organisation.url}>
          <chrome.Logo className={styles['mark']} />
          <span>{joinAbbreviations(organisation.name)}</span>
        </a>
        {footerData1 && <Html html={footerData1} className={styles['text']} />}
        {links.length > 0 && (
          <nav className={styles['ways']} aria-label={texts.footer}>
            <ul>
              {links.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {contracts.length > 0 && (
          <ul className={styles['contracts']}>
            {contracts.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        )}
        {footerLink && (
          <div className={styles['link']}>
            <HeaderLink {...{ link: footerLink, membershipLink }} variant="quiet" />
          </div>
        )}
        {consent}
      </div>
      {chrome.FooterArt && <chrome.FooterArt className={styles['art']} />}
    </footer>
  );
}
