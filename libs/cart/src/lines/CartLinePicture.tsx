import type { CartLine } from '@guildhall/shop-client';
import { Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import styles from './CartLineItem.module.css';

/** The picture leads to the product, as the title beside it does: once is enough for keys and listeners. */
export function CartLinePicture({ href, line }: { href: string; line: CartLine }): ReactElement {
  const { image, title } = line;
  return (
    <a className={styles['picture']} href={href} tabIndex={-1} aria-hidden="true">
      {image ? (
        <Picture
          image={{
            md: image.small,
            xl: image.url,
            alt: '',
            ...(image.width > 0 && { width: image.width }),
            ...(image.height > 0 && { height: image.height }),
          }}
          sizes="7rem"
          shape="4:5"
        />
      ) : (
        <span className={styles['noPicture']}>{[...title][0]}</span>
      )}
    </a>
  );
}
