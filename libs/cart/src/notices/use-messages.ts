import { showInfoMessage } from '@guildhall/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { cartNoticeAtom, cartOpenAtom } from '../atoms/cart-atoms.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { noticeText } from './notice-text.ts';

/** Says what the cart has to say on the page, where the drawer is closed. */
export function useMessages(texts: CartTexts): void {
  const store = useStore();
  const notice = useAtomValue(cartNoticeAtom);
  const open = useAtomValue(cartOpenAtom);
  useEffect(() => {
    if (!notice || open) return;
    showInfoMessage(store, noticeText(notice, texts));
    store.set(cartNoticeAtom, undefined);
  }, [store, notice, open, texts]);
}
