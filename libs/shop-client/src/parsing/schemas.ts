import * as v from 'valibot';
import type { ShopImage, ShopMoney } from '../shop-types.ts';
import type { CheckPicture } from './check-picture.ts';
import { parseImage, parseMoney, tryParse } from './parsers.ts';

/** Half a letter (a lone surrogate) becomes �: no URL could contain it. */
const textSchema = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed()),
);
/** Optional text. */
export const looseTextSchema = v.fallback(textSchema, '');
/** Required text. */
export const requiredTextSchema = v.pipe(textSchema, v.minLength(1));

export const moneySchema: v.GenericSchema<unknown, ShopMoney> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = tryParse(parseMoney, dataset.value);
    if (read) return read;
    addIssue({ message: 'no amount' });
    return NEVER;
  }),
);

/** Returns `undefined` for an invalid or disallowed picture: the rest is shown without it. */
export function createImageSchema(
  checkPicture: CheckPicture,
): v.GenericSchema<unknown, ShopImage | undefined> {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((raw) => parseImage(raw, checkPicture)),
    ),
    undefined,
  );
}

/**
 * The `nodes` of a connection that `schema` can parse; the others are left out. A missing connection counts as empty.
 */
export function createNodesSchema<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.fallback(
    v.pipe(
      v.object({ nodes: v.array(v.unknown()) }),
      v.transform(({ nodes }) => parseAll(schema, nodes)),
    ),
    [],
  );
}

/** Returns every value that `schema` can parse. */
function parseAll<Output>(schema: v.GenericSchema<unknown, Output>, values: readonly unknown[]): Output[] {
  return values.flatMap((value) => {
    const read = v.safeParse(schema, value);
    return read.success ? [read.output] : [];
  });
}
