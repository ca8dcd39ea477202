import { CartDrawer, type CartDrawerProps } from '@guildhall/cart';

export { connectPageCart as connect } from '../cart/page-cart.ts';

export default function Cart(props: CartDrawerProps) {
  return <CartDrawer {...props} shopHref="/p" />;
}
