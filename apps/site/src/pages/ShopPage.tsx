import type { Rates } from '@guildhall/money';
import { ShopCollection, type ProductTexts } from '@guildhall/product';
import type { ReactElement } from 'react';
import type { CollectionOnPage } from '../render/page-model.ts';
import styles from './ShopPage.module.css';

export interface ShopPageProps {
  collections: readonly CollectionOnPage[];
  rates: Rates;
  texts: Partial<ProductTexts>;
}

/** The shop: its collections, one below the other, with ways to each at the top. */
export function ShopPage({ collections, rates, texts }: ShopPageProps): ReactElement {
  return (
    <div className={styles['shop']}>
      <header className={styles['title']}>
        <h1 data-transition="title">Shop</h1>
        {collections.length > 1 && (
          <nav aria-label="Collections">
            <ul role="list">
              {collections.map(({ handle, title }) => (
                <li key={handle}>
                  <a href={`#${handle}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {collections.map(({ handle, title, description, products }, index) => (
        <ShopCollection
          key={handle}
          id={handle}
          title={title}
          description={description}
          products={products}
          rates={rates}
          texts={texts}
          priority={index === 0}
          vatNote={index === collections.length - 1}
        />
      ))}
      {collections.length === 0 && <p className={styles['empty']}>The shelves are empty just now.</p>}
    </div>
  );
}
