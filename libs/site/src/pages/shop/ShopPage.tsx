import { getCollectionPath } from '@guildhall/shop-client';
import type { Pricing } from '@guildhall/money';
import { ProductSearch, ShopCollection, type ProductTexts } from '@guildhall/product';
import { ArrowLink, fill, type PartialTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { CollectionOnPage } from './shop-models.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import type { WithPageData } from '../../page-parts/page-data.ts';
import styles from './ShopPage.module.css';

export interface CommonShopPageProps extends WithPageData {
  pricing: Pricing;
  texts: PartialTexts<ProductTexts>;
}

export interface ShopPageProps extends CommonShopPageProps {
  collections: readonly CollectionOnPage[];
}

export function ShopPage({ collections, pageData, ...prices }: ShopPageProps): ReactElement {
  return (
    <div className={styles['shop']}>
      <header className={styles['title']}>
        <h1 data-transition="title">{pageData.shopTitle}</h1>
        <ProductSearch texts={prices.texts} />
        <CollectionLinks collections={collections} label={pageData.collectionsLabel} />
      </header>
      {collections.map(({ handle, title, description, products, more }, index) => (
        <ShopCollection
          key={handle}
          {...prices}
          id={handle}
          title={title}
          href={getCollectionPath(handle)}
          description={description}
          products={products}
          priority={index === 0}
          vatNote={index === collections.length - 1}
          after={
            more && (
              <ArrowLink href={getCollectionPath(handle)}>
                {fill(pageData.allOfCollectionLabel, { collection: title })}
              </ArrowLink>
            )
          }
        />
      ))}
      {collections.length === 0 && <p className={styles['note']}>{pageData.emptyShopText}</p>}
    </div>
  );
}
