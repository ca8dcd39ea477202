import { AddToCart } from '@guildhall/cart';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from '@guildhall/product';

/** Price and “Add to cart” of a product. */
export default function BuyProduct(props: Omit<ProductBuyProps, 'addToCart'>) {
  return <ProductBuy {...props} addToCart={ToCart} />;
}

/** The cart's button for the chosen variant. */
function ToCart({ choice, availableForSale, soldOutLabel }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} texts={{ soldOutLabel }} />;
}
