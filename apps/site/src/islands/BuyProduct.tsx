import { AddToCart } from '@guildhall/cart';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from '@guildhall/product';

/** What a product costs and the way into the cart. */
export default function BuyProduct(props: Omit<ProductBuyProps, 'addToCart'>) {
  return <ProductBuy {...props} addToCart={ToCart} />;
}

/** The cart's own button, for the variant that is chosen. */
function ToCart({ choice, availableForSale, soldOutLabel }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} texts={{ soldOutLabel }} />;
}
