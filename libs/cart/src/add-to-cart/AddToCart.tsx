'use client';

import { Button, type ButtonSize, fill } from '@guildhall/ui';
import type { CartDraft } from '@guildhall/shop-client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactElement } from 'react';
import { addToCartAtom } from '../atoms/cart-actions.ts';
import { cartBusyAtom, confirmedLinesAtom } from '../atoms/cart-atoms.ts';
import { cartOpenAtom } from '../atoms/drawer-atoms.ts';
import { CartStatus } from '../notices/CartStatus.tsx';
import { addToCartTexts, type AddToCartTexts } from '../texts/add-to-cart-texts.ts';
import styles from './AddToCart.module.css';

export interface AddToCartProps {
  /** The chosen variant. */
  product: CartDraft;
  /**
   * False shows the variant as sold out.
   * @default true
   */
  available?: boolean;
  /**
   * Size of the button.
   *
   * @default 'large'
   */
  size?: ButtonSize;
  /** Texts that differ from the built-in English; main data's `shopData` fits. */
  texts?: Partial<AddToCartTexts>;
}

/**
 * Adds a variant to the cart, then shows its quantity there. The first item opens the drawer. What has become of an
 * addition is announced here while the drawer is closed.
 *
 * @example
 * import { toBuyable, toCartDraft } from '@guildhall/shop-client';
 *
 * product.variants.map((variant) => (
 *   <AddToCart
 *     key={variant.id}
 *     product={toCartDraft(toBuyable(product), variant)}
 *     available={variant.availableForSale}
 *   />
 * ));
 */
export function AddToCart({
  product,
  available = true,
  size = 'large',
  texts: given,
}: AddToCartProps): ReactElement {
  const texts = { ...addToCartTexts, ...given };
  const busy = useAtomValue(cartBusyAtom);
  const lines = useAtomValue(confirmedLinesAtom);
  // By then another variant may be chosen.
  const [addedId, setAddedId] = useState<string>();
  const add = useSetAtom(addToCartAtom);
  const setOpen = useSetAtom(cartOpenAtom);
  const count = lines.find(({ variantId }) => variantId === product.variantId)?.quantity ?? 0;
  function addProduct(): void {
    setAddedId(product.variantId);
    add(product);
  }
  return (
    <div className={styles['place']}>
      {available ? (
        <Button size={size} busy={busy} onClick={addProduct}>
          {texts.add}
        </Button>
      ) : (
        <Button size={size} disabled>
          {texts.soldOutLabel}
        </Button>
      )}
      {count > 0 && (
        <p className={styles['note']}>
          <span>{fill(texts.inCart, { count })}</span>
          <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
            {texts.openCart}
          </button>
        </p>
      )}
      <CartStatus
        texts={texts}
        isHere={({ variantId, inDrawer, change }) => variantId === addedId && !inDrawer && change === 'add'}
      />
    </div>
  );
}
