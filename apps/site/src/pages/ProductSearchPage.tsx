import { PageLinks, ProductSearch, searchPath, ShopCollection } from '@guildhall/product';
import { productsOnPage } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import type { SearchPageModel } from '../render/page-model.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import styles from './ShopPage.module.css';
import type { PricesOnPage } from './ShopPage.tsx';

/** One page of what a search in the shop found; where it found nothing, other ways to look. */
export function ProductSearchPage(props: SearchPageModel & PricesOnPage): ReactElement {
  const { text, products, count, page, more, collections, ...prices } = props;
  return (
    <div className={styles['list']}>
      <header className={styles['heading']}>
        <p className={styles['kicker']}>
          <a href="/p">Shop</a>
        </p>
        <h1>{`Search: ${text}`}</h1>
        <ProductSearch text={text} texts={prices.texts} />
      </header>
      {count === 0 ? (
        <div className={styles['nothing']}>
          <p className={styles['note']}>{`Nothing in the shop fits “${text}”.`}</p>
          <p>Try fewer words or another spelling, or look through a collection.</p>
          <CollectionLinks collections={collections} />
        </div>
      ) : (
        <>
          <p className={styles['count']}>{count === 1 ? '1 product' : `${count} products`}</p>
          <ShopCollection {...prices} products={products} headingLevel={2} priority />
          <PageLinks
            page={page}
            pages={Math.max(Math.ceil(count / productsOnPage), page)}
            more={more}
            href={(number) => searchPath(text, number)}
            texts={prices.texts}
          />
        </>
      )}
    </div>
  );
}
