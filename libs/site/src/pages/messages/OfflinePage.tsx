import type { ReactElement } from 'react';
import styles from './OfflinePage.module.css';
import type { WithPageData } from '../../page-parts/page-data.ts';
import { Lead, PlainPage, Actions } from '../../page-parts/PlainPage.tsx';
import { TryAgain } from '../../page-parts/TryAgain.tsx';

/**
 * Shown by the service worker in place of a page that it has not stored, while there is no connection. A script
 * (`browser/offline-list.ts`) lists the stored pages.
 */
export function OfflinePage({ pageData }: WithPageData): ReactElement {
  return (
    <PlainPage title={pageData.offlineTitle}>
      <Lead>{pageData.offlineText}</Lead>
      <Lead>{pageData.offlineNote}</Lead>
      <Actions>
        <TryAgain label={pageData.tryAgainLabel} />
      </Actions>
      <section className={styles['pages']} aria-labelledby="offline-pages" data-offline-pages hidden>
        <h2 id="offline-pages">{pageData.offlinePagesTitle}</h2>
        <ul role="list" />
      </section>
    </PlainPage>
  );
}
