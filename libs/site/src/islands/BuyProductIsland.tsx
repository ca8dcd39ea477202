import { Island } from '@guildhall/islands/server';
import type { ProductBuyProps } from '@guildhall/product';
import BuyProduct from './BuyProduct.tsx';

/** Also wakes if the visitor chose another country's VAT than the rendered one. */
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
