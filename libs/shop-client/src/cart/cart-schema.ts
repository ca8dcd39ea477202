import type { AddressPolicy } from '@guildhall/safe-content';
import * as v from 'valibot';
import { checkoutAddress } from '../parsing/addresses.ts';
import { imageSchema, looseText, moneySchema, neededText, nodesOf } from '../parsing/schemas.ts';
import type { CartLine, ShopCart, ShopUserError, ShopWarning } from '../shop-types.ts';

function lineSchema(policy: AddressPolicy | undefined): v.GenericSchema<unknown, CartLine> {
  return v.pipe(
    v.object({
      id: neededText,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
      cost: v.object({ amountPerQuantity: moneySchema }),
      merchandise: v.object({
        id: neededText,
        title: looseText,
        availableForSale: v.fallback(v.boolean(), false),
        image: imageSchema(policy),
        product: v.object({
          handle: looseText,
          title: looseText,
          vendor: looseText,
          collections: nodesOf(v.object({ title: looseText })),
        }),
      }),
    }),
    v.transform(({ id, quantity, cost, merchandise }) => ({
      id,
      variantId: merchandise.id,
      productHandle: merchandise.product.handle,
      title: merchandise.product.title,
      variantTitle: merchandise.title,
      quantity,
      price: cost.amountPerQuantity,
      image: merchandise.image,
      vendor: merchandise.product.vendor,
      collectionTitle: merchandise.product.collections[0]?.title ?? '',
      availableForSale: merchandise.availableForSale,
    })),
  );
}

/** A cart as the shop answers it. A line that cannot be read makes the whole unreadable: a cart never hides one. */
export function cartSchema(policy: AddressPolicy | undefined): v.GenericSchema<unknown, ShopCart> {
  return v.pipe(
    v.object({
      id: neededText,
      checkoutUrl: v.string(),
      lines: v.object({ nodes: v.array(lineSchema(policy)) }),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const checkoutUrl = checkoutAddress(value.checkoutUrl);
      if (checkoutUrl !== undefined) return { id: value.id, checkoutUrl, lines: value.lines.nodes };
      addIssue({ message: 'no checkout' });
      return NEVER;
    }),
  );
}

const userErrorSchema: v.GenericSchema<unknown, ShopUserError> = v.object({
  code: looseText,
  field: v.fallback(v.array(v.string()), []),
  message: looseText,
});

const warningSchema: v.GenericSchema<unknown, ShopWarning> = v.pipe(
  v.object({ code: looseText, target: looseText, message: looseText }),
  v.transform(({ target, ...warning }) => ({ ...warning, lineId: target })),
);

/** The answer to a change of a cart, with the cart still unread. */
export const payloadSchema = v.object({
  cart: v.unknown(),
  userErrors: v.array(userErrorSchema),
  warnings: v.fallback(v.array(warningSchema), []),
});
