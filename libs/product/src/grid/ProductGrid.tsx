import type { PartialTexts } from '@guildhall/ui';
import type { Pricing } from '@guildhall/money';
import type { ProductSummary } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import { ProductCard, type HeadingLevel } from '../card/ProductCard.tsx';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductGrid.module.css';

/** The props of `ProductGrid`. */
export interface ProductGridProps {
  /** The products, in their order. */
  products: readonly ProductSummary[];
  /** Currency, notation and VAT of the prices. */
  pricing: Pricing;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
  /**
   * Links to the product pages.
   * @default true
   */
  clickable?: boolean | undefined;
  /**
   * The level of each product's title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Loads the first picture at once: it is the first of the page.
   * @default false
   */
  priority?: boolean | undefined;
}

/**
 * Products side by side, as plain HTML (`<ul>`). Renders nothing without products.
 *
 * @example
 * <ProductGrid products={await shop.fetchProducts('prints')} pricing={pricing} />
 */
export function ProductGrid({
  products,
  pricing,
  texts,
  clickable = true,
  headingLevel = 3,
  priority = false,
}: ProductGridProps): ReactElement | null {
  if (products.length === 0) return null;
  const words = mergeProductTexts(texts);
  return (
    // Some screen readers do not treat a list without markers as a list: hence the role.
    <ul role="list" className={styles['grid']}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          pricing={pricing}
          texts={words}
          clickable={clickable}
          headingLevel={headingLevel}
          priority={priority && index === 0}
        />
      ))}
    </ul>
  );
}
