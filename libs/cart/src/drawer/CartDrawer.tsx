import { Drawer, mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState, type ReactElement } from 'react';
import { cartLinesAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { CartNoticeBar } from '../notices/CartNoticeBar.tsx';
import { useMessages } from '../notices/use-messages.ts';
import { cartTexts, type CartTexts } from '../texts/cart-texts.ts';
import { CartContent } from './CartContent.tsx';
import styles from './CartDrawer.module.css';
import { CartFoot } from './CartFoot.tsx';
import { useInvoiceView } from './use-invoice-view.ts';

export interface CartDrawerProps {
  /** The words that are not to be the built-in English; `shopData` of the main data fits. */
  texts?: PartialTexts<CartTexts>;
  /**
   * Where an empty cart leads to.
   * @default '/p'
   */
  shopHref?: `/${string}`;
}

/**
 * The cart, in a drawer that opens with `cartOpenAtom`: lines, subtotal, the ways to buy. It needs `connectCart` once
 * in the same store. Nothing is on the page before the first opening.
 *
 * @example <CartDrawer texts={mainData.shopData} />
 */
export function CartDrawer({ texts: given, shopHref = '/p' }: CartDrawerProps): ReactElement | null {
  const texts = useMemo(() => mergeTexts(cartTexts, given), [given]);
  const [open, setOpen] = useAtom(cartOpenAtom);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const setNotices = useSetAtom(cartNoticesAtom);
  const full = useAtomValue(cartLinesAtom).length > 0;
  const invoice = useInvoiceView();
  const InvoiceForm = full ? invoice.Form : undefined;
  useMessages(texts);
  if (!used) return null;

  function close(): void {
    setNotices([]);
    setOpen(false);
    invoice.close();
  }
  const foot = full && !InvoiceForm && (
    <CartFoot texts={texts} invoiceComing={invoice.coming} onInvoice={() => void invoice.open()} />
  );
  return (
    <Drawer open={open} onClose={close} title={texts.title} closeLabel={texts.close} foot={foot}>
      <div className={styles['content']} tabIndex={-1} data-cart-content="">
        <CartNoticeBar texts={texts} />
        {InvoiceForm ? (
          <InvoiceForm texts={texts} onBack={invoice.close} />
        ) : (
          <CartContent texts={texts} shopHref={shopHref} />
        )}
      </div>
    </Drawer>
  );
}
