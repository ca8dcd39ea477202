import type { Product } from '@guildhall/shop-client';
import { Html, type PartialTexts } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import { ProductGallery } from '../gallery/ProductGallery.tsx';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductView.module.css';

/** The props of `ProductView`. */
export interface ProductViewProps {
  /** The product, as `createShopClient` reads it. */
  product: Product;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
  /** Price, choice and button for the cart: a `ProductBuy`, or the island around one. */
  buy: ReactNode;
  /** Returns the URL of a collection; the product’s first one is then named above the title. */
  collectionHref?: (handle: string) => `/${string}`;
}

/**
 * A product's page: its pictures, and beside them its title, price and description.
 *
 * @example
 * import { toBuyable } from '@guildhall/shop-client';
 *
 * <ProductView product={product} buy={<ProductBuy product={toBuyable(product)} pricing={pricing} />} />;
 */
export function ProductView({ product, texts, buy, collectionHref }: ProductViewProps): ReactElement {
  const words = mergeProductTexts(texts);
  const { event } = product;
  const collection = product.collections[0];
  return (
    <article className={styles['product']} data-event={event}>
      <div className={styles['pictures']}>
        <ProductGallery images={product.images} title={product.title} texts={texts} fill={Boolean(event)} />
      </div>
      <div className={styles['words']}>
        {collection && collectionHref && (
          <p className={styles['kicker']}>
            <a href={collectionHref(collection.handle)}>{collection.title}</a>
          </p>
        )}
        <h1 data-transition="title">{product.title}</h1>
        <p className={styles['maker']}>
          {event ? (event === 'online' ? words.onlineEvent : words.onsiteEvent) : product.vendor}
        </p>
        {buy}
        <Html html={product.descriptionHtml} className={styles['description']} />
      </div>
    </article>
  );
}
