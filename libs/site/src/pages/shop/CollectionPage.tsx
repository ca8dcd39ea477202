import { getCollectionPath } from '@guildhall/shop-client';
import { PageLinks, ShopCollection, SortLinks } from '@guildhall/product';
import { ArrowLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { CollectionPageModel } from './shop-models.ts';
import styles from './ShopPage.module.css';
import type { CommonShopPageProps } from './ShopPage.tsx';

export function CollectionPage(props: CollectionPageModel & CommonShopPageProps): ReactElement {
  const { collection, products, page, sort, more, pageData, ...prices } = props;
  const { handle, title, description } = collection;
  return (
    <div className={styles['list']}>
      <header className={styles['heading']}>
        <p className={styles['kicker']}>
          <a href="/p">{pageData.shopTitle}</a>
        </p>
        <h1 data-transition="title">{title}</h1>
        {description && <p className={styles['description']}>{description}</p>}
      </header>
      {products.length > 1 || page > 1 ? (
        <SortLinks handle={handle} sort={sort} texts={prices.texts} />
      ) : null}
      <ShopCollection {...prices} products={products} headingLevel={2} priority />
      {products.length === 0 && <ArrowLink href="/p">{pageData.backToShopLabel}</ArrowLink>}
      <PageLinks
        page={page}
        more={more}
        href={(number) => getCollectionPath(handle, { page: number, sort })}
        texts={prices.texts}
      />
    </div>
  );
}
