/** A currency by its ISO 4217 code, such as `EUR`. It has two decimals: amounts are counted in hundredths. */
export type Currency = string;

/**
 * Returns true for the code of a known currency with two decimals.
 *
 * @example
 * isCurrency('EUR'); // true
 * isCurrency('JPY'); // false, because the yen has no decimals
 */
export function isCurrency(code: unknown): code is Currency {
  return (
    typeof code === 'string' && Intl.supportedValuesOf('currency').includes(code) && hasTwoDecimals(code)
  );
}

function hasTwoDecimals(currency: string): boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}
