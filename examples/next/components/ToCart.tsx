'use client';

import { AddToCart } from '@guildhall/cart';
import type { AddToCartSlotProps } from '@guildhall/product';

/** Connects product and cart, which do not import each other. */
export function ToCart({ choice, availableForSale }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} />;
}
