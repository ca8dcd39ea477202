import { AddToCart } from '@guildhall/cart';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from '@guildhall/product';
import { setVariantInUrl, type ProductVariant } from '@guildhall/shop-client';

export { connectPageCart as connect } from '../cart/page-cart.ts';

export default function BuyProduct(props: Omit<ProductBuyProps, 'addToCart' | 'onChoose'>) {
  return <ProductBuy {...props} addToCart={ToCart} onChoose={showInAddressBar} />;
}

function ToCart({ choice, availableForSale, texts }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} texts={texts} />;
}

/** So a reload, the back button and a shared link show the chosen variant. */
function showInAddressBar(variant: ProductVariant): void {
  const url = new URL(location.href);
  setVariantInUrl(url, variant);
  history.replaceState(history.state, '', url);
}
