import { safeWebAddress } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { CheckPicture } from '../parsing/check-picture.ts';
import { imageSchema, looseText, moneySchema, neededText, nodesOf, wholeNumber } from '../parsing/schemas.ts';
import type { CartDiscount, CartLine, ShopCart, ShopUserError, ShopWarning } from '../shop-types.ts';
import { beside, discountsSchema, together } from './discounts.ts';

/** A line, and the discounts of the whole cart that the vendor spreads over it. */
interface ReadLine {
  line: CartLine;
  ofCart: CartDiscount[];
}

function lineSchema(checkPicture: CheckPicture): v.GenericSchema<unknown, ReadLine> {
  return v.pipe(
    v.object({
      id: neededText,
      quantity: wholeNumber,
      cost: v.object({ amountPerQuantity: moneySchema, totalAmount: moneySchema }),
      discountAllocations: discountsSchema,
      everyDiscount: discountsSchema,
      merchandise: v.object({
        id: neededText,
        title: looseText,
        availableForSale: v.fallback(v.boolean(), false),
        image: imageSchema(checkPicture),
        product: v.object({
          handle: looseText,
          title: looseText,
          vendor: looseText,
          collections: nodesOf(v.object({ title: looseText })),
        }),
      }),
    }),
    v.transform(({ id, quantity, cost, merchandise, discountAllocations, everyDiscount }) => ({
      line: {
        id,
        variantId: merchandise.id,
        productHandle: merchandise.product.handle,
        title: merchandise.product.title,
        variantTitle: merchandise.title,
        quantity,
        price: cost.amountPerQuantity,
        total: cost.totalAmount,
        discounts: together(discountAllocations),
        image: merchandise.image,
        vendor: merchandise.product.vendor,
        collectionTitle: merchandise.product.collections[0]?.title ?? '',
        availableForSale: merchandise.availableForSale,
      },
      ofCart: beside(everyDiscount, discountAllocations),
    })),
  );
}

/** A cart as the shop answers it. A line that cannot be read makes the cart unreadable: a cart never hides one. */
export function cartSchema(checkPicture: CheckPicture): v.GenericSchema<unknown, ShopCart> {
  return v.pipe(
    v.object({
      id: neededText,
      checkoutUrl: v.string(),
      cost: v.object({ subtotalAmount: moneySchema, totalAmount: moneySchema }),
      discountCodes: v.fallback(v.array(v.object({ code: v.string(), applicable: v.boolean() })), []),
      lines: v.object({ nodes: v.array(lineSchema(checkPicture)) }),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { id, cost, discountCodes, lines } = value;
      const checkoutUrl = safeWebAddress(value.checkoutUrl);
      if (checkoutUrl !== undefined) {
        return {
          id,
          checkoutUrl,
          lines: lines.nodes.map(({ line }) => line),
          subtotal: cost.subtotalAmount,
          discounts: together(lines.nodes.flatMap(({ ofCart }) => ofCart)),
          total: cost.totalAmount,
          discountCodes,
        };
      }
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
