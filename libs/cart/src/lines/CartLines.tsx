'use client';

import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartLinesAtom } from '../atoms/cart-atoms.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { CartLineItem } from './CartLineItem.tsx';
import styles from './CartLines.module.css';

/** The lines of the cart, newest first. */
export function CartLines({ texts }: { texts: CartTexts }): ReactElement {
  const lines = useAtomValue(cartLinesAtom);
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        // The variant: a line that is being added has no id at the shop yet.
        <CartLineItem key={line.variantId} line={line} texts={texts} />
      ))}
    </ul>
  );
}
