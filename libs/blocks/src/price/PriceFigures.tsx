import type { ReactElement } from 'react';
import { priceText } from './price-text.ts';
import styles from './PriceFigures.module.css';

/** The figures of a price, set large, and the words after them. */
export function PriceFigures({ price, after }: { price: string; after?: string | undefined }): ReactElement {
  return (
    <p className={styles['figures']}>
      <strong>{priceText(price, after)}</strong> {after && <span>{after}</span>}
    </p>
  );
}
