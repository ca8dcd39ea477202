import { CartDrawer, type CartDrawerProps } from '@guildhall/cart';

export default function Cart(props: CartDrawerProps) {
  return <CartDrawer {...props} shopHref="/p" />;
}
