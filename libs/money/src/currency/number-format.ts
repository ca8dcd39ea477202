/** Notation of amounts. */
export interface NumberFormat {
  /** Stands between groups of three digits; empty for none. */
  group: string;
  /** Stands before the minor units. */
  decimal: string;
  /** Place of the currency: `€1,235` or `1.235 €`. */
  sign: 'before' | 'after';
  /**
   * Signs of currencies by their codes, as they are written before the figures, with a space where there is one: `€`, `kr `.
   * @default € £ $ for EUR, GBP and USD, the code for others
   */
  signs?: Readonly<Record<string, string>> | undefined;
}

/**
 * English notation, the default of all functions here: `DKK 1,234.50`, `€1,234.50`.
 *
 * @example
 * const numbers: NumberFormat = { ...englishNumbers, group: ' ' };
 * formatAmount(toMinorUnits(123450), 'DKK', numbers); // 'DKK 1 235'
 */
export const englishNumbers: NumberFormat = { group: ',', decimal: '.', sign: 'before' };
