import { cartTexts } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import Cart from './Cart.tsx';
import { useDefaultTexts } from '../texts/use-default-texts.ts';
import { findDifferingTexts } from './differing-texts.ts';
import { KitIsland } from './KitIsland.tsx';

interface CartIslandProps extends Pick<MainData, 'shopData'> {
  /** ID of the closed drawer, for the header's button to open; see `CartDrawerProps`. */
  id?: string | undefined;
}

/** Wakes when the header's button is pressed, a product is added, or the browser remembers a cart. */
export function CartIsland({ shopData, id }: CartIslandProps) {
  const props = { ...findDifferingTexts(shopData, useDefaultTexts('cart', cartTexts)), ...(id && { id }) };
  return <KitIsland name="cart" wake={['reason:cart']} component={Cart} props={props} />;
}
