import { VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartChangeAtom, cartLinesAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import type { CartNotice } from '../state/cart-events.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { formatChange } from './format-change.ts';
import styles from './CartNoticeBar.module.css';
import { formatNotice } from './format-notice.ts';

const kindsReplacingLines: ReadonlySet<CartNotice['kind']> = new Set(['unreachable', 'unreadable'] as const);

/**
 * Notices within the drawer: the page's own messages are behind it, out of reach. The live regions exist before the
 * first notice.
 */
export function CartNoticeBar({ texts }: { texts: CartTexts }): ReactElement {
  const notices = useAtomValue(cartNoticesAtom);
  const { numbers } = useAtomValue(cartFactsAtom);
  const change = useAtomValue(cartChangeAtom);
  const isEmpty = useAtomValue(cartLinesAtom).length === 0;
  return (
    <>
      <div role="alert">
        {notices.map((notice) => {
          const { status, title, description } = formatNotice(notice, texts, numbers);
          // Already shown in place of the lines: only announce it.
          if (isEmpty && kindsReplacingLines.has(notice.kind))
            return (
              <VisuallyHidden key={notice.kind} as="div">
                {title}. {description}
              </VisuallyHidden>
            );
          return (
            <div key={notice.kind} className={styles['notice']} data-status={status}>
              <p className={styles['title']}>{title}</p>
              {description && <p className={styles['description']}>{description}</p>}
            </div>
          );
        })}
      </div>
      <VisuallyHidden as="div">
        <p role="status">{change && formatChange(change, texts)}</p>
      </VisuallyHidden>
    </>
  );
}
