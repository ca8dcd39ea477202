import { getButtonAttributes } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './EmptyCart.module.css';

/** An empty cart: a drawing of growth rings, and a link to the shop. */
export function EmptyCart({ texts, shopHref }: { texts: CartTexts; shopHref: `/${string}` }): ReactElement {
  return (
    <div className={styles['empty']}>
      <svg className={styles['rings']} viewBox="0 0 200 120" aria-hidden="true">
        {rings.map(([wide, high]) => (
          <path key={wide} d={`M${100 - wide} 120a${wide} ${high} 0 0 1 ${2 * wide} 0`} />
        ))}
      </svg>
      <h3 className={styles['title']}>{texts.emptyCartText}</h3>
      <p className={styles['hint']}>{texts.emptyHint}</p>
      {/* In this tab: without what `ButtonLink` adds for a new one. */}
      <a {...getButtonAttributes({})} href={shopHref}>
        {texts.toShop}
      </a>
    </div>
  );
}

const rings = [
  [16, 14],
  [31, 27],
  [48, 43],
  [69, 62],
  [94, 84],
] as const;
