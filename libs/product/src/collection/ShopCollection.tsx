import type { ProductSummary } from '@guildhall/shop-client';
import type { ReactElement, ReactNode } from 'react';
import { ProductGrid, type ProductGridProps } from '../grid/ProductGrid.tsx';
import { formatVatText } from '../price/format-vat-text.ts';
import { mergeProductTexts } from '../texts/product-texts.ts';
import styles from './ShopCollection.module.css';

/** The props of `ShopCollection`. */
export interface ShopCollectionProps extends Omit<ProductGridProps, 'products'> {
  /** `failed` if they could not be loaded: a note is shown instead. */
  products: readonly ProductSummary[] | 'failed';
  /** Unique on the page, so that URLs can link to it. */
  id?: string;
  /** Its own heading, an `h2`, if nothing around it has one. */
  title?: string;
  /** The collection’s page, linked from the title. */
  href?: string;
  /** Plain text. */
  description?: string;
  /**
   * States whose VAT the prices include. Once per page is enough.
   * @default true
   */
  vatNote?: boolean;
  /** Content below the products, such as a link to more. */
  after?: ReactNode;
}

/**
 * A collection of the shop: its products in a grid, or a note if there are none.
 *
 * @example
 * <ShopCollection title="Prints" products={await shop.fetchProducts('prints')} pricing={pricing} />
 */
export function ShopCollection(props: ShopCollectionProps): ReactElement {
  const { products, id, title, href, description, vatNote = true, after, ...grid } = props;
  const { vatHome } = grid.pricing;
  const texts = mergeProductTexts(grid.texts);
  const Element = title ? 'section' : 'div';
  return (
    <Element className={styles['collection']} id={id} aria-labelledby={title && id && `${id}-title`}>
      {title && (
        <header>
          <h2 id={id && `${id}-title`}>{href ? <a href={href}>{title}</a> : title}</h2>
          {description && <p>{description}</p>}
        </header>
      )}
      {products === 'failed' || products.length === 0 ? (
        <p className={styles['note']}>{products === 'failed' ? texts.unavailable : texts.emptyCollection}</p>
      ) : (
        <ProductGrid {...grid} products={products} />
      )}
      {after && <div className={styles['after']}>{after}</div>}
      {vatNote && vatHome && products.length > 0 && products !== 'failed' && (
        <p className={styles['vat']}>{formatVatText(texts.gridVat, texts, vatHome, grid.pricing)}</p>
      )}
    </Element>
  );
}
