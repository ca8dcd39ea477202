import type { PartialTexts } from '@guildhall/ui';
import { getCollectionPath, type CollectionSort, collectionSorts } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './SortLinks.module.css';

/** The props of `SortLinks`. */
export interface SortLinksProps {
  /** The collection's handle. */
  handle: string;
  /**
   * The current order.
   * @default the shop's own order
   */
  sort?: CollectionSort | undefined;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
}

/**
 * The sort orders of a collection, as links to its first page. Works without JavaScript.
 *
 * @example
 * <SortLinks handle="prints" sort="newest" />
 */
export function SortLinks({ handle, sort, texts }: SortLinksProps): ReactElement {
  const words = mergeProductTexts(texts);
  return (
    <nav className={styles['sort']} aria-label={words.sortBy}>
      <span aria-hidden="true">{words.sortBy}</span>
      <ul role="list">
        {[undefined, ...collectionSorts].map((way) => (
          <li key={way ?? 'own'}>
            <a
              href={getCollectionPath(handle, { sort: way })}
              aria-current={way === sort ? 'true' : undefined}
            >
              {words.sorts[way ?? 'own']}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
