import { collectionPath, PageLinks, ShopCollection, SortLinks } from '@guildhall/product';
import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { CollectionPageModel } from '../render/page-model.ts';
import styles from './ShopPage.module.css';
import type { PricesOnPage } from './ShopPage.tsx';

/** One page of a collection: what it is, how it can be sorted, its products, and the ways to its other pages. */
export function CollectionPage(props: CollectionPageModel & PricesOnPage): ReactElement {
  const { collection, products, page, sort, more, ...prices } = props;
  const { handle, title, description } = collection;
  return (
    <div className={styles['list']}>
      <header className={styles['heading']}>
        <p className={styles['kicker']}>
          <a href="/p">Shop</a>
        </p>
        <h1 data-transition="title">{title}</h1>
        {description && <p className={styles['description']}>{description}</p>}
      </header>
      {products.length > 1 || page > 1 ? (
        <SortLinks handle={handle} sort={sort} texts={prices.texts} />
      ) : null}
      <ShopCollection {...prices} products={products} headingLevel={2} priority />
      {products.length === 0 && <ArrowLink href="/p">Look through the rest of the shop</ArrowLink>}
      <PageLinks
        page={page}
        more={more}
        href={(number) => collectionPath(handle, { page: number, sort })}
        texts={prices.texts}
      />
    </div>
  );
}
