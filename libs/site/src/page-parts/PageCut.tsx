import { ArrowLink, ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { NavigationLink } from '../chrome/chrome-props.ts';
import type { WithPageData } from './page-data.ts';
import styles from './PageCut.module.css';

export interface PageCutProps extends WithPageData {
  /** First link of the navigation to another page, if any. */
  link?: NavigationLink | undefined;
}

/** End of a page that is too long to be shown in full. */
export function PageCut({ pageData, link }: PageCutProps): ReactElement {
  return (
    <section className={`gh-page-grid ${styles['cut']}`}>
      <div>
        <p>{pageData.pageCutText}</p>
        <div className={styles['ways']}>
          <ButtonLink href="/">{pageData.frontPageLabel}</ButtonLink>
          {link && <ArrowLink href={link.url}>{link.title}</ArrowLink>}
        </div>
      </div>
    </section>
  );
}
