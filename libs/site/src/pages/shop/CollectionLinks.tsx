import { getCollectionPath, type ShopCollection } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import styles from './ShopPage.module.css';

export function CollectionLinks({
  collections,
  label,
}: {
  collections: readonly Pick<ShopCollection, 'handle' | 'title'>[];
  label: string;
}): ReactElement | null {
  if (collections.length === 0) return null;
  return (
    <nav className={styles['collections']} aria-label={label}>
      <ul role="list">
        {collections.map(({ handle, title }) => (
          <li key={handle}>
            <a href={getCollectionPath(handle)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
