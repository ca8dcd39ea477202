import { cartTexts } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import { Island } from '@guildhall/islands/server';
import Cart from './Cart.tsx';
import { differingTexts } from './differing-texts.ts';

/** Closed and asleep until the header's button is pressed, something is added, or a cart is remembered. */
export function CartIsland({ shopData }: Pick<MainData, 'shopData'>) {
  return (
    <Island name="cart" wake={['reason:cart']} component={Cart} props={differingTexts(shopData, cartTexts)} />
  );
}
