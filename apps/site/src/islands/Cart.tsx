import { CartDrawer, type CartDrawerProps } from '@guildhall/cart';

/** The cart's drawer; its empty state leads to the shop. */
export default function Cart(props: CartDrawerProps) {
  return <CartDrawer {...props} shopHref="/p" />;
}
