import { toSafeWebUrl } from '@guildhall/safe-content';
import type { CheckPicture } from '../parsing/check-picture.ts';
import {
  fieldsOf,
  image,
  listOf,
  looseText,
  money,
  neededText,
  readable,
  refuse,
  text,
  truth,
  wholeNumber,
} from '../parsing/readers.ts';
import type { CartDiscount, CartLine, ShopCart, ShopUserError, ShopWarning } from '../shop-types.ts';
import { beside, discounts, together } from './discounts.ts';

/**
 * A cart as the shop answers it. A line that cannot be read makes the cart unreadable: a cart never hides one.
 *
 * @throws TypeError for what is no cart
 */
export function readCart(raw: unknown, checkPicture: CheckPicture): ShopCart {
  const { id, checkoutUrl, cost, discountCodes, lines } = fieldsOf(raw);
  const { subtotalAmount, totalAmount } = fieldsOf(cost);
  const read = listOf(fieldsOf(lines).nodes, (line) => readLine(line, checkPicture));
  return {
    id: neededText(id),
    checkoutUrl: neededText(toSafeWebUrl(checkoutUrl)) as ShopCart['checkoutUrl'],
    lines: read.map(({ line }) => line),
    subtotal: money(subtotalAmount),
    discounts: together(read.flatMap(({ ofCart }) => ofCart)),
    total: money(totalAmount),
    discountCodes: readable((codes) => listOf(codes, readCode), discountCodes) ?? [],
  };
}

/** A line, and the discounts of the whole cart that the vendor spreads over it. */
function readLine(raw: unknown, checkPicture: CheckPicture): { line: CartLine; ofCart: CartDiscount[] } {
  const { id, quantity, cost, discountAllocations, everyDiscount, merchandise } = fieldsOf(raw);
  const { amountPerQuantity, totalAmount } = fieldsOf(cost);
  const variant = fieldsOf(merchandise);
  const product = fieldsOf(variant.product);
  const own = discounts(discountAllocations);
  return {
    line: {
      id: neededText(id),
      variantId: neededText(variant.id),
      productHandle: looseText(product.handle),
      title: looseText(product.title),
      variantTitle: looseText(variant.title),
      quantity: wholeNumber(quantity),
      price: money(amountPerQuantity),
      total: money(totalAmount),
      discounts: together(own),
      image: image(variant.image, checkPicture),
      vendor: looseText(product.vendor),
      collectionTitle: readable(firstTitle, product.collections) ?? '',
      availableForSale: variant.availableForSale === true,
    },
    ofCart: beside(discounts(everyDiscount), own),
  };
}

function firstTitle(collections: unknown): string | undefined {
  const titles = listOf(fieldsOf(collections).nodes, (node) => readable(titleOf, node));
  return titles.find((title) => title !== undefined);
}

const titleOf = (raw: unknown) => looseText(fieldsOf(raw).title);

function readCode(raw: unknown): ShopCart['discountCodes'][number] {
  const { code, applicable } = fieldsOf(raw);
  return { code: text(code), applicable: truth(applicable) };
}

/** The answer to a change of a cart, with the cart still unread. */
export interface CartPayload {
  cart: unknown;
  userErrors: ShopUserError[];
  warnings: ShopWarning[];
}

/** @throws TypeError for what is no answer to a change */
export function readPayload(raw: unknown): CartPayload {
  const { cart, userErrors, warnings } = fieldsOf(raw);
  if (cart === undefined) refuse();
  return {
    cart,
    userErrors: listOf(userErrors, readUserError),
    warnings: readable((all) => listOf(all, readWarning), warnings) ?? [],
  };
}

function readUserError(raw: unknown): ShopUserError {
  const { code, field, message } = fieldsOf(raw);
  return {
    code: looseText(code),
    field: readable((path) => listOf(path, text), field) ?? [],
    message: looseText(message),
  };
}

function readWarning(raw: unknown): ShopWarning {
  const { code, target, message } = fieldsOf(raw);
  return { code: looseText(code), lineId: looseText(target), message: looseText(message) };
}
