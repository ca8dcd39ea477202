import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import type { StoredCart, StoredLine } from './cart-store.ts';

/** A change made by the shop, or something no longer valid. The schema defines the codes. */
export interface Warning {
  code: string;
  /** The ID of the affected object, such as a line. */
  target: string;
  message: string;
}

/** Warnings that a test or a person has set: every change returns them until they are cleared. */
export function createWarnings() {
  let ordered: readonly string[] = [];
  return {
    order: (codes: readonly string[]) => void (ordered = codes),
    of(cart: StoredCart, catalogue: ShopCatalogue): Warning[] {
      const target = cart.lines[0]?.id ?? cart.token;
      return [
        ...cart.lines.flatMap((line) => lowerQuantity(line, catalogue)),
        ...ordered.map((code) => ({ code, target, message: `Ordered: ${code}` })),
      ];
    },
  };
}

export type Warnings = ReturnType<typeof createWarnings>;

function lowerQuantity(line: StoredLine, catalogue: ShopCatalogue): Warning[] {
  const left = catalogue.stock(line.variantId);
  if (line.quantity <= left) return [];
  line.quantity = left;
  const title = catalogue.variant(line.variantId)?.product.title ?? '';
  const [code, message] =
    left === 0
      ? ['MERCHANDISE_OUT_OF_STOCK', `${title} is sold out.`]
      : ['MERCHANDISE_NOT_ENOUGH_STOCK', `Only ${left} of ${title} are left.`];
  return [{ code, target: line.id, message }];
}
