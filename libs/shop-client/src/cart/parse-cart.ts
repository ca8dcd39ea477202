import { toSafeWebUrl } from '@guildhall/safe-content';
import type { CheckPicture } from '../parsing/check-picture.ts';
import {
  parseFields,
  parseImage,
  parseList,
  parseLooseText,
  parseMoney,
  parseQuantityRule,
  parseRequiredText,
  tryParse,
  reject,
  parseText,
  parseBoolean,
  parseWholeNumber,
} from '../parsing/parsers.ts';
import type {
  CartDiscount,
  CartLine,
  ShopCart,
  ShopUserError,
  ShopWarning,
  VariantOption,
} from '../shop-types.ts';
import { subtractDiscounts, parseDiscounts, mergeDiscounts } from './parse-discounts.ts';

interface ParseCartOptions {
  checkPicture: CheckPicture;
  /** The vendors whose products are places at events. */
  eventVendors: readonly string[];
}

/**
 * Parses a cart. A line that cannot be read makes the cart unreadable: a cart never hides one.
 *
 * @throws TypeError if it is not a cart
 */
export function parseCart(raw: unknown, options: ParseCartOptions): ShopCart {
  const { id, checkoutUrl, cost, discountCodes, lines } = parseFields(raw);
  const { subtotalAmount, totalAmount } = parseFields(cost);
  const read = parseList(parseFields(lines).nodes, (line) => parseLine(line, options));
  return {
    id: parseRequiredText(id),
    checkoutUrl: parseRequiredText(toSafeWebUrl(checkoutUrl)) as ShopCart['checkoutUrl'],
    lines: read.map(({ line }) => line),
    subtotal: parseMoney(subtotalAmount),
    discounts: mergeDiscounts(read.flatMap(({ ofCart }) => ofCart)),
    total: parseMoney(totalAmount),
    discountCodes: tryParse((codes) => parseList(codes, parseCode), discountCodes) ?? [],
  };
}

/** Parses a line, and the discounts of the whole cart that the vendor spreads over it. */
function parseLine(
  raw: unknown,
  { checkPicture, eventVendors }: ParseCartOptions,
): { line: CartLine; ofCart: CartDiscount[] } {
  const { id, quantity, cost, discountAllocations, everyDiscount, merchandise } = parseFields(raw);
  const { amountPerQuantity, totalAmount } = parseFields(cost);
  const variant = parseFields(merchandise);
  const product = parseFields(variant.product);
  const vendor = parseLooseText(product.vendor);
  const lineDiscounts = parseDiscounts(discountAllocations);
  return {
    line: {
      id: parseRequiredText(id),
      variantId: parseRequiredText(variant.id),
      productHandle: parseLooseText(product.handle),
      title: parseLooseText(product.title),
      variantTitle: parseLooseText(variant.title),
      options: tryParse((options) => parseList(options, parseOption), variant.selectedOptions),
      quantity: parseWholeNumber(quantity),
      price: parseMoney(amountPerQuantity),
      total: parseMoney(totalAmount),
      discounts: mergeDiscounts(lineDiscounts),
      image: parseImage(variant.image, checkPicture),
      vendor,
      isEvent: eventVendors.includes(vendor),
      collectionTitle: tryParse(parseFirstTitle, product.collections) ?? '',
      availableForSale: variant.availableForSale === true,
      quantityRule: parseQuantityRule(variant.quantityRule),
    },
    ofCart: subtractDiscounts(parseDiscounts(everyDiscount), lineDiscounts),
  };
}

function parseFirstTitle(collections: unknown): string | undefined {
  const titles = parseList(parseFields(collections).nodes, (node) => tryParse(parseTitle, node));
  return titles.find((title) => title !== undefined);
}

function parseOption(raw: unknown): VariantOption {
  const { name, value } = parseFields(raw);
  return { name: parseRequiredText(name), value: parseRequiredText(value) };
}

const parseTitle = (raw: unknown) => parseLooseText(parseFields(raw).title);

function parseCode(raw: unknown): ShopCart['discountCodes'][number] {
  const { code, applicable } = parseFields(raw);
  return { code: parseText(code), applicable: parseBoolean(applicable) };
}

/** The response to a change of a cart, with the cart not yet parsed. */
export interface CartPayload {
  cart: unknown;
  userErrors: ShopUserError[];
  warnings: ShopWarning[];
}

/** @throws TypeError if it is not the response to a change */
export function parsePayload(raw: unknown): CartPayload {
  const { cart, userErrors, warnings } = parseFields(raw);
  if (cart === undefined) reject();
  return {
    cart,
    userErrors: parseList(userErrors, parseUserError),
    warnings: tryParse((all) => parseList(all, parseWarning), warnings) ?? [],
  };
}

function parseUserError(raw: unknown): ShopUserError {
  const { code, field, message } = parseFields(raw);
  return {
    code: parseLooseText(code),
    field: tryParse((path) => parseList(path, parseText), field) ?? [],
    message: parseLooseText(message),
  };
}

function parseWarning(raw: unknown): ShopWarning {
  const { code, target, message } = parseFields(raw);
  return { code: parseLooseText(code), lineId: parseLooseText(target), message: parseLooseText(message) };
}
