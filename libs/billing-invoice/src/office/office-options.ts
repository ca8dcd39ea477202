import type { NumberFormat } from '@guildhall/money';

/** A command of the office, and what it runs with. */
export interface OfficeOptions {
  /** Arguments after the program's name. */
  args: readonly string[];
  /** The environment: `DATA_DIR`, `API_ORIGIN`, `BILLING_OFFICE_SECRET`. */
  env: Readonly<Record<string, string | undefined>>;
  /** Called with the result, which may have several lines. */
  print: (line: string) => void;
  /**
   * Facts of the organisation: amounts are shown and may be typed in its notation.
   * @default English notation
   */
  organisation?: { numbers: NumberFormat };
  /**
   * Sends changes to the api.
   *
   * @default fetch
   */
  fetchFrom?: typeof fetch;
  /**
   * Returns the time, ms since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
}
