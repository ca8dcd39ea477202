import type { ProductBuyProps } from '@guildhall/product';
import BuyProduct from './BuyProduct.tsx';
import { KitIsland } from './KitIsland.tsx';

/** Also wakes if the visitor chose another country's VAT than the rendered one. */
export function BuyProductIsland(props: Omit<ProductBuyProps, 'addToCart' | 'onChoose'>) {
  return (
    <KitIsland
      name="buy-product"
      wake={['interaction', 'reason:vat-country']}
      component={BuyProduct}
      props={props}
    />
  );
}
