// cspell:ignore ecommerce
import { toDecimalNumber, type MinorUnits } from '@guildhall/money';
import type { ShopEventNames } from '@guildhall/organisation';
import type { Buyable, CartLine } from '@guildhall/shop-client';
import type { CartActivityGlobals } from '../tracking/cart-activity.ts';

type Sold = Pick<CartLine, 'productHandle' | 'title' | 'variantTitle' | 'collectionTitle' | 'price'>;

/** Title of the variant of a product that has only one. */
const onlyVariant = 'Default Title';

/**
 * Passes the shop's events to the tag manager: the product of this page at once, and what the visitor does from now on.
 * Amounts are net and without shipping. Source: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 */
export function connectShopEvents(names: ShopEventNames, push: (item: object) => void): void {
  function send(event: string, value: number, sold: readonly [line: Sold, quantity: number][]): void {
    const [first] = sold;
    if (!first) return;
    const { currency } = first[0].price;
    // The tag manager keeps what an earlier event has set.
    push({ ecommerce: null });
    push({
      event,
      ecommerce: { currency, value, items: sold.map((line) => toItem(...line)) },
    });
  }

  const product = readProduct();
  const variant = product?.variants.find(({ availableForSale }) => availableForSale) ?? product?.variants[0];
  if (product && variant) {
    const { handle, title, collectionTitle } = product;
    const { price, title: variantTitle } = variant;
    send(names.productViewed, toDecimal(price.amountMinor), [
      [{ productHandle: handle, title, variantTitle, collectionTitle, price }, 1],
    ]);
  }

  function sendChanges(before: readonly CartLine[], after: readonly CartLine[]): void {
    const count = (lines: readonly CartLine[], id: string) =>
      lines.find(({ variantId }) => variantId === id)?.quantity ?? 0;
    const lines = new Map([...before, ...after].map((line) => [line.variantId, line]));
    for (const [id, line] of lines) {
      const change = count(after, id) - count(before, id);
      if (change === 0) continue;
      const quantity = Math.abs(change);
      const name = change > 0 ? names.addedToCart : names.removedFromCart;
      send(name, toDecimal(line.price.amountMinor, quantity), [[line, quantity]]);
    }
  }

  (globalThis as CartActivityGlobals).guildhallCart = (activity, { lines, costs }, before = []) => {
    if (activity === 'changed') return sendChanges(before, lines);
    const name = activity === 'checkout' ? names.checkoutBegun : names.invoiceRequested;
    send(
      name,
      toDecimal(costs?.totalMinor ?? 0),
      lines.map((line) => [line, line.quantity]),
    );
  };
}

function toItem({ productHandle, title, variantTitle, collectionTitle, price }: Sold, quantity: number) {
  return {
    item_id: productHandle,
    item_name: title,
    ...(variantTitle !== onlyVariant && { item_variant: variantTitle }),
    ...(collectionTitle && { item_category: collectionTitle }),
    price: toDecimal(price.amountMinor),
    quantity,
  };
}

/** The analytics vendor expects a number with decimals. */
function toDecimal(amountMinor: number, quantity?: number): number {
  return toDecimalNumber(amountMinor as MinorUnits, quantity);
}

/** Reads the product of a product page from its island. */
function readProduct(): Buyable | undefined {
  const props = document.querySelector<HTMLElement>('main [data-island=buy-product]')?.dataset['props'];
  return props === undefined ? undefined : (JSON.parse(props) as { product: Buyable }).product;
}
