import { cartTexts, type CartDrawerProps } from '@guildhall/cart';
import type { MainData } from '@guildhall/cms-client';
import { Island } from '@guildhall/islands/server';
import Cart from './Cart.tsx';

/** Closed and asleep until the header's button is pressed, something is added, or a cart is remembered. */
export function CartIsland({ shopData }: Pick<MainData, 'shopData'>) {
  return <Island name="cart" wake={['reason:cart']} component={Cart} props={propsFor(shopData)} />;
}

/** Only the texts that differ from the built-in ones: they are in every page. */
function propsFor(shopData: MainData['shopData']): CartDrawerProps {
  const builtIn: Record<string, unknown> = { ...cartTexts };
  const own = Object.entries(shopData).filter(([key, text]) => key in builtIn && builtIn[key] !== text);
  return own.length > 0 ? { texts: Object.fromEntries(own) } : {};
}
