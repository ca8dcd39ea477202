import type { QuantityRule, ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import type { CartStore, StoredCart } from './cart-store.ts';
import type { Warning, Warnings } from './warnings.ts';

export interface AddedLine {
  merchandiseId: string;
  quantity?: number | null;
}

export interface ChangedLine {
  id?: string | null;
  merchandiseId?: string | null;
  quantity?: number | null;
}

/** Applies all changes of a call, or none. */
export interface Outcome {
  userErrors: { code: string; field: string[]; message: string }[];
  warnings: Warning[];
}

type UserErrors = Outcome['userErrors'];

export interface CartChanges {
  add(cart: StoredCart, lines: readonly AddedLine[]): Outcome;
  update(cart: StoredCart, lines: readonly ChangedLine[]): Outcome;
  remove(cart: StoredCart, lineIds: readonly string[]): Outcome;
}

/** The vendor's maximum quantity of one variant. */
const maxQuantity = 1_000_000;

/**
 * Changes carts as the vendor does: a quantity above the stock is lowered to the stock, with a warning, in every line
 * of the cart.
 */
export function createCartChanges(
  catalogue: ShopCatalogue,
  carts: CartStore,
  warnings: Warnings,
): CartChanges {
  const createRefusal = (userErrors: UserErrors): Outcome => ({ userErrors, warnings: [] });

  function finishChange(cart: StoredCart): Outcome {
    carts.touch(cart);
    return { userErrors: [], warnings: warnings.of(cart, catalogue) };
  }

  return {
    add(cart, lines) {
      const errors = lines.flatMap((line, at) => checkAddedLine(catalogue, cart, line, at));
      if (errors.length > 0) return createRefusal(errors);
      for (const { merchandiseId, quantity } of lines) {
        const present = cart.lines.find((line) => line.variantId === merchandiseId);
        const line = present ?? { id: carts.newLineId(cart), variantId: merchandiseId, quantity: 0 };
        if (present === undefined) cart.lines.push(line);
        line.quantity += quantity ?? 1;
      }
      return finishChange(cart);
    },

    update(cart, lines) {
      const errors = lines.flatMap((line, at) => checkChangedLine(catalogue, cart, line, at));
      if (errors.length > 0) return createRefusal(errors);
      for (const { id, merchandiseId, quantity } of lines) {
        const line = cart.lines.find((one) => one.id === id);
        if (line === undefined) continue;
        line.variantId = merchandiseId ?? line.variantId;
        line.quantity = quantity ?? line.quantity;
      }
      const emptied = lines.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
      cart.lines = cart.lines.filter(({ id }) => !emptied.includes(id));
      return finishChange(cart);
    },

    remove(cart, lineIds) {
      const errors = lineIds.flatMap((id, at) => checkLine(cart, id, ['lineIds', String(at)]));
      if (errors.length > 0) return createRefusal(errors);
      cart.lines = cart.lines.filter(({ id }) => !lineIds.includes(id));
      return finishChange(cart);
    },
  };
}

function checkAddedLine(
  catalogue: ShopCatalogue,
  cart: StoredCart,
  { merchandiseId, quantity }: AddedLine,
  at: number,
): UserErrors {
  const field = (name: string) => ['lines', String(at), name];
  const present = cart.lines.find((line) => line.variantId === merchandiseId)?.quantity ?? 0;
  return [
    ...checkVariant(catalogue, merchandiseId, field('merchandiseId')),
    ...checkQuantity(quantity, field('quantity')),
    ...checkRule(catalogue.quantityRule(merchandiseId), present + (quantity ?? 1), field('quantity')),
  ];
}

function checkChangedLine(
  catalogue: ShopCatalogue,
  cart: StoredCart,
  { id, merchandiseId, quantity }: ChangedLine,
  at: number,
): UserErrors {
  const field = (name: string) => ['lines', String(at), name];
  const variantId = merchandiseId ?? cart.lines.find((line) => line.id === id)?.variantId ?? '';
  return [
    ...checkLine(cart, id, field('id')),
    ...(merchandiseId ? checkVariant(catalogue, merchandiseId, field('merchandiseId')) : []),
    ...checkQuantity(quantity, field('quantity')),
    ...checkRule(catalogue.quantityRule(variantId), quantity ?? 0, field('quantity')),
  ];
}

/** 0 removes a line, whatever the rule. */
function checkRule(
  { minimum, maximum, increment }: QuantityRule,
  quantity: number,
  field: string[],
): UserErrors {
  if (quantity === 0) return [];
  if (quantity < minimum)
    return [{ code: 'MINIMUM_NOT_MET', field, message: `The minimum quantity is ${minimum}.` }];
  if (maximum !== null && quantity > maximum)
    return [{ code: 'MAXIMUM_EXCEEDED', field, message: `The maximum quantity is ${maximum}.` }];
  return quantity % increment === 0
    ? []
    : [{ code: 'INVALID_INCREMENT', field, message: `The quantity must be a multiple of ${increment}.` }];
}

function checkVariant(catalogue: ShopCatalogue, id: string, field: string[]): UserErrors {
  const variant = catalogue.variant(id);
  if (variant && catalogue.isPublished(variant.product)) return [];
  return [{ code: 'INVALID', field, message: `The merchandise with id ${id} does not exist.` }];
}

function checkLine(cart: StoredCart, id: string | null | undefined, field: string[]): UserErrors {
  if (cart.lines.some((line) => line.id === id)) return [];
  return [
    {
      code: 'INVALID_MERCHANDISE_LINE',
      field,
      message: `The merchandise line with id ${id} does not exist.`,
    },
  ];
}

function checkQuantity(quantity: number | null | undefined, field: string[]): UserErrors {
  if (typeof quantity !== 'number' || (quantity >= 0 && quantity <= maxQuantity)) return [];
  return quantity < 0
    ? [{ code: 'INVALID', field, message: 'Quantity must be 0 or more.' }]
    : [{ code: 'LESS_THAN', field, message: `Quantity must be less than ${maxQuantity + 1}.` }];
}
