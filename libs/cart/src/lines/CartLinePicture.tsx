import type { CartLine } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import styles from './CartLineItem.module.css';

/**
 * The picture links to the product, as the title beside it does: one of them is enough for keyboards and screen
 * readers.
 */
export function CartLinePicture({ href, line }: { href: string; line: CartLine }): ReactElement {
  const { image, title } = line;
  return (
    <a className={styles['picture']} href={href} tabIndex={-1} aria-hidden="true">
      {image ? (
        // 640 pixels are sharp on every screen at this size. `loading` is first: after `src` it would be too late.
        <img loading="lazy" decoding="async" src={image.small} alt="" />
      ) : (
        <span className={styles['noPicture']}>{[...title][0]}</span>
      )}
    </a>
  );
}
