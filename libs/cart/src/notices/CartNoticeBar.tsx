'use client';

import { VisuallyHidden } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { Fragment, useState, type ReactElement } from 'react';
import { cartLinesAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom } from '../atoms/drawer-atoms.ts';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import type { CartNotice } from '../state/cart-events.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './CartNoticeBar.module.css';
import { CartStatus } from './CartStatus.tsx';
import { formatNotice } from './format-notice.ts';

const kindsReplacingLines: ReadonlySet<CartNotice['kind']> = new Set(['unreachable', 'unreadable'] as const);

interface CartNoticeBarProps {
  texts: CartTexts;
  /** False until a moment after the drawer has opened: the live regions are empty until then. */
  audible: boolean;
}

/** Notices and announcements within the drawer: the page's own messages are behind it, out of reach. */
export function CartNoticeBar({ texts, audible }: CartNoticeBarProps): ReactElement {
  return (
    <>
      <div role="alert">{audible && <Notices texts={texts} />}</div>
      <CartStatus texts={texts} isHere={({ inDrawer }) => audible && inDrawer} />
    </>
  );
}

function Notices({ texts }: Pick<CartNoticeBarProps, 'texts'>): ReactElement {
  const notices = useAtomValue(cartNoticesAtom);
  const { numbers } = useAtomValue(cartFactsAtom);
  const isEmpty = useAtomValue(cartLinesAtom).length === 0;
  const number = useListNumber(notices);
  return (
    <Fragment key={number}>
      {notices.map((notice) => {
        const { status, title, description } = formatNotice(notice, texts, numbers);
        // Already shown in place of the lines: only announce it.
        if (isEmpty && kindsReplacingLines.has(notice.kind))
          return (
            <VisuallyHidden key={notice.kind} as="div">
              {`${title}. ${description}`}
            </VisuallyHidden>
          );
        return (
          <div key={notice.kind} className={styles['notice']} data-status={status}>
            <p className={styles['title']}>{title}</p>
            {description && <p className={styles['description']}>{description}</p>}
          </div>
        );
      })}
    </Fragment>
  );
}

/** Counts the lists: a notice that comes again is a new element, so that it is announced again. */
function useListNumber(list: readonly unknown[]): number {
  const [last, setLast] = useState({ list, number: 0 });
  if (last.list === list) return last.number;
  const number = last.number + 1;
  setLast({ list, number });
  return number;
}
