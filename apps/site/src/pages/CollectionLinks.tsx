import { collectionPath } from '@guildhall/product';
import type { ShopCollection } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import styles from './ShopPage.module.css';

/** The ways to the shop's collections. Nothing where there are none. */
export function CollectionLinks({
  collections,
}: {
  collections: readonly Pick<ShopCollection, 'handle' | 'title'>[];
}): ReactElement | null {
  if (collections.length === 0) return null;
  return (
    <nav className={styles['collections']} aria-label="Collections">
      <ul role="list">
        {collections.map(({ handle, title }) => (
          <li key={handle}>
            <a href={collectionPath(handle)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
