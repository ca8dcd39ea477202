import { VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartChangeAtom, cartNoticeAtom } from '../atoms/cart-atoms.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { changeText } from './change-text.ts';
import styles from './CartNoticeBar.module.css';
import { noticeText } from './notice-text.ts';

/**
 * What the visitor is told, within the drawer: the page's own messages lie behind it, out of reach. The live regions
 * are there before anything is said in them.
 */
export function CartNoticeBar({ texts }: { texts: CartTexts }): ReactElement {
  const notice = useAtomValue(cartNoticeAtom);
  const change = useAtomValue(cartChangeAtom);
  const words = notice && noticeText(notice, texts);
  return (
    <>
      <div role="alert">
        {words && (
          <div className={styles['notice']} data-status={words.status}>
            <p className={styles['title']}>{words.title}</p>
            {words.description && <p className={styles['description']}>{words.description}</p>}
          </div>
        )}
      </div>
      <VisuallyHidden as="div">
        <p role="status">{change && changeText(change, texts)}</p>
      </VisuallyHidden>
    </>
  );
}
