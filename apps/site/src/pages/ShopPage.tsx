import type { CurrentVat, Rates } from '@guildhall/money';
import { collectionPath, ProductSearch, ShopCollection, type ProductTexts } from '@guildhall/product';
import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { CollectionOnPage } from '../render/page-model.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import styles from './ShopPage.module.css';

/** What every page with products needs to show their prices. */
export interface PricesOnPage {
  rates: Rates;
  /** Today's VAT rates, where they are known. */
  currentVat: CurrentVat | undefined;
  texts: Partial<ProductTexts>;
}

export interface ShopPageProps extends PricesOnPage {
  collections: readonly CollectionOnPage[];
}

/** The shop: a search, and its collections one below the other, each with a way to its own page. */
export function ShopPage({ collections, ...prices }: ShopPageProps): ReactElement {
  return (
    <div className={styles['shop']}>
      <header className={styles['title']}>
        <h1 data-transition="title">Shop</h1>
        <ProductSearch texts={prices.texts} />
        <CollectionLinks collections={collections} />
      </header>
      {collections.map(({ handle, title, description, products, more }, index) => (
        <ShopCollection
          key={handle}
          {...prices}
          id={handle}
          title={title}
          href={collectionPath(handle)}
          description={description}
          products={products}
          priority={index === 0}
          vatNote={index === collections.length - 1}
          after={more && <ArrowLink href={collectionPath(handle)}>{`All of ${title}`}</ArrowLink>}
        />
      ))}
      {collections.length === 0 && <p className={styles['note']}>The shelves are empty just now.</p>}
    </div>
  );
}
