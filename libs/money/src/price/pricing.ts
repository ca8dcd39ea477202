import type { Currency } from '../currency/currency.ts';
import type { NumberFormat } from '../currency/number-format.ts';
import type { Rates } from '../rates/rates.ts';
import type { CurrentVat } from '../vat/current-vat.ts';
import type { VatCountry } from '../vat/vat-percentages.ts';

/** Currency, VAT and notation of an organisation's prices. Serialisable: small enough for the props of an island. */
export interface Pricing {
  /** The currency of the prices. */
  currency: Currency;
  /**
   * Country whose VAT prices include until the visitor chooses another.
   * @default prices without VAT, and no choice of a country
   */
  vatHome?: VatCountry | undefined;
  /**
   * Exchange rates from `currency`, for the equivalents beside prices.
   * @default no equivalents
   */
  rates?: Rates | undefined;
  /** Today's VAT rates, where they are known; else the fixed ones hold. */
  currentVat?: CurrentVat | undefined;
  /** @default English */
  numbers?: NumberFormat | undefined;
  /**
   * Names of the VAT table's countries, sorted: `BE Belgien|DK Dänemark`. From the server: browsers may have other names.
   * @default English
   */
  countryNames?: string | undefined;
  /**
   * The date of `currentVat` as visitors read it. From the server: browsers take long to create a date formatter.
   * @default as in `currentVat`: `2026-11-01`
   */
  vatDate?: string | undefined;
  /**
   * Sign after percentages, with the space before it.
   * @default '%'
   */
  percentSign?: string | undefined;
}
