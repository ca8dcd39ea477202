import { cartTexts } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import Cart from './Cart.tsx';
import { useDefaultTexts } from '../texts/use-default-texts.ts';
import { findDifferingTexts } from './differing-texts.ts';
import { KitIsland } from './KitIsland.tsx';

interface CartIslandProps extends Pick<MainData, 'shopData'> {
  /** ID of the closed drawer, for the header's button to open; see `CartDrawerProps`. */
  id?: string | undefined;
  /** True on the cart's own page. */
  opensAtOnce?: boolean;
}

/** Wakes when the header's button is pressed, a product is added, or the browser remembers a cart; at once if it opens so. */
export function CartIsland({ shopData, id, opensAtOnce }: CartIslandProps) {
  const props = {
    ...findDifferingTexts(shopData, useDefaultTexts('cart', cartTexts)),
    ...(id && { id }),
    ...(opensAtOnce && { opensAtOnce }),
  };
  return (
    <KitIsland name="cart" wake={[opensAtOnce ? 'load' : 'reason:cart']} component={Cart} props={props} />
  );
}
