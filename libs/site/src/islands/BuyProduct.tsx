import { AddToCart } from '@guildhall/cart';
import { ProductBuy, type AddToCartSlotProps, type ProductBuyProps } from '@guildhall/product';

export default function BuyProduct(props: Omit<ProductBuyProps, 'addToCart'>) {
  return <ProductBuy {...props} addToCart={ToCart} />;
}

function ToCart({ choice, availableForSale, texts }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} texts={texts} />;
}
