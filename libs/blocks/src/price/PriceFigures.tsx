import type { ReactElement } from 'react';
import type { BlocksContext } from '../blocks/blocks-context.ts';
import { formatEquivalents } from './format-equivalents.ts';
import { formatPriceText } from './format-price-text.ts';
import styles from './PriceFigures.module.css';

interface PriceFiguresProps {
  price: string;
  after?: string | undefined;
  context: BlocksContext;
}

/** A price in large figures, the text after it, and its approximate value in other currencies. */
export function PriceFigures({ price, after, context }: PriceFiguresProps): ReactElement {
  const approx = formatEquivalents(price, after, context);
  return (
    <p className={styles['figures']}>
      <strong translate={/\d/.test(price) ? 'no' : undefined}>
        {formatPriceText(price, after, context.pricing)}
      </strong>{' '}
      {after && <span>{after}</span>}
      {approx && <small>{approx}</small>}
    </p>
  );
}
