import type { MainData } from '@guildhall/cms-client';
import type { ReactElement, ReactNode } from 'react';
import styles from './NeedsScript.module.css';

/** Note that shows only without JavaScript. */
export function NeedsScript({ children }: { children: ReactNode }): ReactElement {
  return (
    <noscript>
      <p className={styles['note']}>{children}</p>
    </noscript>
  );
}

/** Without JavaScript a visitor cannot use the cart, but can still write to the organisation. */
export function NeedsScriptToOrder({
  mainData: { pageData, variousData },
}: {
  mainData: Pick<MainData, 'pageData' | 'variousData'>;
}): ReactElement {
  const { contactLink } = variousData;
  return (
    <NeedsScript>
      {pageData.needsScriptText}
      {contactLink && (
        <>
          {' '}
          {pageData.orderByContactText} <a href={contactLink.url}>{contactLink.title}</a>
        </>
      )}
    </NeedsScript>
  );
}
