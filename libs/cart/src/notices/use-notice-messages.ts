'use client';

import { showInfoMessage } from '@guildhall/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { cartFactsAtom } from '../atoms/cart-facts-atom.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { formatNotice } from './format-notice.ts';

/** Shows the cart's notices on the page while the drawer is closed. */
export function useNoticeMessages(texts: CartTexts): void {
  const store = useStore();
  const notices = useAtomValue(cartNoticesAtom);
  const open = useAtomValue(cartOpenAtom);
  useEffect(() => {
    if (notices.length === 0 || open) return;
    for (const notice of notices)
      showInfoMessage(store, formatNotice(notice, texts, store.get(cartFactsAtom).numbers));
    store.set(cartNoticesAtom, []);
  }, [store, notices, open, texts]);
}
