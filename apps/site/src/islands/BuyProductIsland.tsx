import { Island } from '@guildhall/islands/server';
import type { ProductBuyProps } from '@guildhall/product';
import BuyProduct from './BuyProduct.tsx';

/** Asleep until it is touched, or until the visitor has chosen another country's VAT than the one it is rendered with. */
export function BuyProductIsland(props: Omit<ProductBuyProps, 'addToCart'>) {
  return (
    <Island
      name="buy-product"
      wake={['interaction', 'reason:vat-country']}
      component={BuyProduct}
      props={props}
    />
  );
}
