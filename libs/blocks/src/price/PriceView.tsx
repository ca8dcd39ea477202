import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { PriceFigures } from './PriceFigures.tsx';
import styles from './PriceView.module.css';

/** A price with its text and a note on shipping. */
export function PriceView({ block, context }: BlockProps<BlockOf<'price'>>): ReactElement {
  return (
    <div className={styles['price']}>
      <PriceFigures price={block.price} after={block.textAfterPrice} context={context} />
      {block.shippingText && <p className={styles['shipping']}>{block.shippingText}</p>}
    </div>
  );
}

export const priceBlock = defineView(PriceView, { heading: 'beside', space: 'l' });
