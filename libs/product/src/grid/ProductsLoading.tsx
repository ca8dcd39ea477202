import { Loader, Skeleton, type PartialTexts } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductGrid.module.css';

/** A placeholder for products, shown after 300 ms in their shape. */
export function ProductsLoading({
  count,
  texts,
}: {
  /** Number of expected products; at most eight are drawn. */
  count: number;
  texts?: PartialTexts<ProductTexts> | undefined;
}): ReactElement {
  return (
    <div>
      <Loader label={mergeProductTexts(texts).loading} />
      <ul className={styles['grid']} aria-hidden="true">
        {Array.from({ length: Math.min(count, 8) }, (_, place) => (
          <li key={place}>
            <Skeleton shape="card" picture="4:5" lines={1} />
          </li>
        ))}
      </ul>
    </div>
  );
}
