import type { NumberFormat } from '@guildhall/money';

export interface OfficeOptions {
  /** Arguments after the program's name. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
  /**
   * Facts of the organisation: amounts are shown and may be typed in its notation.
   * @default English notation
   */
  organisation?: { numbers: NumberFormat };
  /** @default fetch */
  fetchFrom?: typeof fetch;
  /** @default Date.now */
  now?: () => number;
}
