import { VariantLinks, type ProductBuyProps } from '@guildhall/product';
import { findFirstChoice } from '@guildhall/shop-client';
import BuyProduct from './BuyProduct.tsx';
import { KitIsland } from './KitIsland.tsx';

type BuyProductProps = Omit<ProductBuyProps, 'addToCart' | 'onChoose' | 'withoutScript'>;

/** Also wakes if the visitor chose another country's VAT than the rendered one. */
export function BuyProductIsland(props: BuyProductProps) {
  return (
    <KitIsland
      name="buy-product"
      wake={['interaction', 'reason:vat-country']}
      component={BuyProductOnServer}
      props={props}
    />
  );
}

/** Browsers render nothing in a `<noscript>`, so their part of the island has no code for it. */
function BuyProductOnServer(props: BuyProductProps) {
  const { product, pricing, variantId, texts } = props;
  const { variants } = product;
  const currentId = variantId ?? findFirstChoice(variants)?.id;
  return (
    <BuyProduct {...props} withoutScript={<VariantLinks {...{ variants, pricing, currentId, texts }} />} />
  );
}
