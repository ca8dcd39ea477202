import { CartDrawer, type CartDrawerProps } from '@guildhall/cart';

/** The cart drawer; when empty it links to the shop. */
export default function Cart(props: CartDrawerProps) {
  return <CartDrawer {...props} shopHref="/p" />;
}
