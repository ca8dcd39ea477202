import { parseAmount } from '@guildhall/money';
import * as v from 'valibot';
import type { ShopImage, ShopMoney } from '../shop-types.ts';
import type { CheckPicture } from './check-picture.ts';

/** A half of a letter (a lone surrogate) becomes �: an address could not be made with it. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed()),
);
/** Text that may be missing. */
export const looseText = v.fallback(text, '');
/** Required text. */
export const neededText = v.pipe(text, v.minLength(1));

/** 0, 1, 2 … */
export const wholeNumber = v.custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const size = v.fallback(wholeNumber, 0);
const currency = v.custom<string>((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value));

export const moneySchema: v.GenericSchema<unknown, ShopMoney> = v.pipe(
  v.object({ amount: v.string(), currencyCode: currency }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amountMinor = parseAmount(dataset.value.amount);
    if (amountMinor !== undefined && amountMinor >= 0)
      return { amountMinor, currency: dataset.value.currencyCode };
    addIssue({ message: 'no amount' });
    return NEVER;
  }),
);

/** Gives `undefined` for a picture that may not be shown or that is none: the rest stands without it. */
export function imageSchema(checkPicture: CheckPicture) {
  return v.fallback(
    v.pipe(
      v.object({
        id: looseText,
        altText: looseText,
        width: size,
        height: size,
        url: v.string(),
        small: looseText,
      }),
      v.transform(({ altText, url: wide, small, ...rest }): ShopImage | undefined => {
        const url = checkPicture(wide);
        if (url === undefined) return undefined;
        return {
          ...rest,
          id: rest.id || url,
          alt: altText,
          url,
          small: checkPicture(small) ?? url,
        };
      }),
    ),
    undefined,
  );
}

/** The `nodes` of a connection that `schema` can read; the others are left out. No connection is an empty one. */
export function nodesOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(
    v.pipe(
      v.object({ nodes: v.array(v.unknown()) }),
      v.transform(({ nodes }) => readAll(schema, nodes)),
    ),
    [],
  );
}

/** Every value that `schema` can read. */
export function readAll<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: readonly unknown[],
): Output[] {
  return values.flatMap((value) => {
    const read = v.safeParse(schema, value);
    return read.success ? [read.output] : [];
  });
}
