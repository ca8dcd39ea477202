'use client';

import { Drawer, mergeTexts, useLasting, type PartialTexts } from '@guildhall/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { cartAnnouncementAtom, cartLinesAtom } from '../atoms/cart-atoms.ts';
import { cartNoticesAtom, cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { CartNoticeBar } from '../notices/CartNoticeBar.tsx';
import { CartStatus } from '../notices/CartStatus.tsx';
import { useNoticeMessages } from '../notices/use-notice-messages.ts';
import { cartTexts, type CartTexts } from '../texts/cart-texts.ts';
import { CartContent, CartPlaceholder } from './CartContent.tsx';
import styles from './CartDrawer.module.css';
import { CartFoot } from './CartFoot.tsx';
import { useInvoiceView } from './use-invoice-view.ts';

/** Time in which screen readers notice the live regions of a dialog that has just opened, ms: they read out no text before. */
const regionsMs = 100;

/** The props of `CartDrawer`. */
export interface CartDrawerProps {
  /** Texts that differ from the built-in English; main data's `shopData` fits. */
  texts?: PartialTexts<CartTexts>;
  /**
   * Target of the link in an empty cart.
   * @default '/p'
   */
  shopHref?: `/${string}`;
  /**
   * Renders the closed drawer on the server, for a `<button commandfor={id} command="show-modal">` to open before any
   * script has loaded. It shows a loader until React has loaded, or the error if `[data-needs-code]` has
   * `data-failed`. Without it nothing is rendered before the first opening.
   */
  id?: string | undefined;
  /**
   * Opens it as soon as it is hydrated.
   * @default false
   */
  opensAtOnce?: boolean;
}

/**
 * The cart in a drawer that opens with `cartOpenAtom`: lines, subtotal, checkout and invoice. It needs `connectCart` once
 * in the same store.
 *
 * @example
 * <CartDrawer texts={mainData.shopData} />
 */
export function CartDrawer({
  texts: given,
  shopHref = '/p',
  id,
  opensAtOnce = false,
}: CartDrawerProps): ReactElement | null {
  const texts = useMemo(() => mergeTexts(cartTexts, given), [given]);
  const [wanted, setOpen] = useAtom(cartOpenAtom);
  // Rendered in pieces, and opened in a separate task: both are slow on a phone.
  const open = useDeferredValue(wanted);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const audible = useLasting(open, regionsMs);
  const setNotices = useSetAtom(cartNoticesAtom);
  const setAnnouncement = useSetAtom(cartAnnouncementAtom);
  const hasLines = useAtomValue(cartLinesAtom).length > 0;
  const invoice = useInvoiceView();
  const InvoiceForm = hasLines ? invoice.Form : undefined;
  useNoticeMessages(texts);
  const onOpen = useCallback(() => setOpen(true), [setOpen]);
  useEffect(() => {
    if (opensAtOnce) onOpen();
  }, [opensAtOnce, onOpen]);
  if (!used && !id) return null;

  function close(): void {
    setNotices([]);
    setAnnouncement(undefined);
    setOpen(false);
    invoice.close();
  }
  const foot = hasLines && !InvoiceForm && (
    <CartFoot texts={texts} isInvoiceLoading={invoice.coming} onInvoice={() => void invoice.open()} />
  );
  return (
    <>
      <Drawer
        open={open}
        onClose={close}
        title={texts.title}
        closeLabel={texts.close}
        foot={foot}
        shell={id ? { id, onOpen, waiting: <CartPlaceholder texts={texts} /> } : undefined}
      >
        <div className={styles['content']} tabIndex={-1} data-cart-content="">
          <CartNoticeBar texts={texts} audible={audible} />
          {InvoiceForm ? (
            <InvoiceForm texts={texts} onBack={invoice.close} />
          ) : (
            <CartContent texts={texts} shopHref={shopHref} />
          )}
        </div>
      </Drawer>
      {/* Announces what was changed here before it was closed. Additions are announced by their button. */}
      {used && (
        <CartStatus texts={texts} isHere={({ inDrawer, change }) => !inDrawer && change === 'quantity'} />
      )}
    </>
  );
}
