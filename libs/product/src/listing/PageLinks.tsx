import { fill, type PartialTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './PageLinks.module.css';

/** The props of `PageLinks`. */
export interface PageLinksProps {
  /** The number of this page, from 1. */
  page: number;
  /** Number of pages, if known. */
  pages?: number | undefined;
  /** True if another page follows. */
  more: boolean;
  /** Returns the URL of a page by its number. */
  href: (page: number) => string;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
}

/**
 * Links to the previous and the next page. Renders nothing if there is only one page.
 *
 * @example
 * <PageLinks page={2} pages={5} more href={(page) => `/p/collections/prints?page=${page}`} />
 */
export function PageLinks({ page, pages, more, href, texts }: PageLinksProps): ReactElement | null {
  if (page === 1 && !more) return null;
  const words = mergeProductTexts(texts);
  return (
    <nav className={styles['pages']} aria-label={words.pages}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          {words.previousPage}
        </a>
      )}
      <span>{fill(pages ? words.pageOf : words.page, { number: page, count: pages ?? '' })}</span>
      {more && (
        <a href={href(page + 1)} rel="next">
          {words.nextPage}
        </a>
      )}
    </nav>
  );
}
