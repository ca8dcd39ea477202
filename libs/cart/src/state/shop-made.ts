import type { CartLine } from '../lines/cart-line.ts';
import type { SeenLine } from '../lines/seen-lines.ts';
import type { CartNotice, ShopMade } from './notice.ts';

/**
 * What the shop has made different of its own accord, against what the visitor saw last. A shop lowers quantities and
 * never raises them: what is more than was seen was added in another tab.
 *
 * @param lowered of which variants a lower quantity can only be the shop's doing
 */
export function shopMade(
  seen: readonly SeenLine[],
  lines: readonly CartLine[],
  lowered: (variantId: string) => boolean,
): CartNotice[] {
  const changes = seen.flatMap((was): ShopMade[] => {
    const line = lines.find(({ variantId }) => variantId === was.variantId);
    if (!line) return [];
    const isMinor = line.price.amountMinor;
    const price = isMinor !== was.priceMinor && { wasMinor: was.priceMinor, isMinor };
    const fewer = line.quantity < was.quantity && lowered(was.variantId);
    const quantity = fewer && { was: was.quantity, is: line.quantity };
    if (!price && !quantity) return [];
    return [{ title: line.title, ...(price && { price }), ...(quantity && { quantity }) }];
  });
  return changes.length > 0 ? [{ kind: 'changed', changes }] : [];
}
