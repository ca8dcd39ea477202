/** Prices are in DKK; the others are shown as approximate equivalents. */
export const currencies = ['DKK', 'EUR', 'GBP', 'USD'] as const;

/** A currency that prices are shown in, by its ISO code. */
export type Currency = (typeof currencies)[number];

/** A currency that DKK is converted to. */
export type ForeignCurrency = Exclude<Currency, 'DKK'>;

/** The currencies of the equivalents, in the order in which they are shown. */
export const foreignCurrencies = ['EUR', 'GBP', 'USD'] as const satisfies readonly ForeignCurrency[];

export function isCurrency(code: unknown): code is Currency {
  return currencies.includes(code as Currency);
}
