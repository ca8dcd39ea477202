import { defaultPageSize, getSearchPath } from '@guildhall/shop-client';
import { PageLinks, ProductSearch, ShopCollection } from '@guildhall/product';
import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { SearchPageModel } from './shop-models.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import styles from './ShopPage.module.css';
import type { CommonShopPageProps } from './ShopPage.tsx';

export function ProductSearchPage(props: SearchPageModel & CommonShopPageProps): ReactElement {
  const { text, products, count, page, more, collections, pageData, ...prices } = props;
  return (
    <div className={styles['list']}>
      <header className={styles['heading']}>
        <p className={styles['kicker']}>
          <a href="/p">{pageData.shopTitle}</a>
        </p>
        <h1>{fill(pageData.searchTitle, { text })}</h1>
        <ProductSearch text={text} texts={prices.texts} />
      </header>
      {count === 0 ? (
        <div className={styles['empty']}>
          <p className={styles['note']}>{fill(pageData.noProductsText, { text })}</p>
          <p>{pageData.noProductsNote}</p>
          <CollectionLinks collections={collections} label={pageData.collectionsLabel} />
        </div>
      ) : (
        <>
          <p className={styles['count']}>
            {count === 1 ? pageData.productCountOne : fill(pageData.productCount, { count })}
          </p>
          <ShopCollection {...prices} products={products} headingLevel={2} priority />
          <PageLinks
            page={page}
            pages={Math.max(Math.ceil(count / defaultPageSize), page)}
            more={more}
            href={(number) => getSearchPath(text, number)}
            texts={prices.texts}
          />
        </>
      )}
    </div>
  );
}
