export { toMinorUnits, type MinorUnits } from './amount/minor-units.ts';
export { formatDecimal, parseAmount } from './amount/parse-amount.ts';
export { toDecimalNumber } from './amount/to-decimal-number.ts';
/** @public */
export type { PartsPerMillion } from './amount/parts-per-million.ts';
export { sumAmounts, multiplyAmount } from './amount/sums.ts';
export { isCurrency, type Currency } from './currency/currency.ts';
export { englishNumbers, type NumberFormat } from './currency/number-format.ts';
export { formatFigures } from './price/format-figures.ts';
export { formatAmount } from './price/format-amount.ts';
export { formatExact } from './price/format-exact.ts';
export {
  formatPeriod,
  periodTexts,
  periodUnits,
  type Period,
  type PeriodTexts,
  type PeriodUnit,
} from './price/format-period.ts';
export { computeEquivalents } from './price/equivalents.ts';
/** @public */
export { type Equivalent } from './price/equivalents.ts';
export { formatPrice } from './price/format-price.ts';
export { formatRecurring, type RecurringPrice } from './price/format-recurring.ts';
export type { Pricing } from './price/pricing.ts';
export { parseRates, toRates } from './rates/parse-rates.ts';
export type { Rates } from './rates/rates.ts';
export type { CurrentVat } from './vat/current-vat.ts';
export { parseCurrentVat } from './vat/parse-current-vat.ts';
/** @public */
export { type VatReading } from './vat/parse-current-vat.ts';
export { isVatCountry, type VatCountry } from './vat/vat-percentages.ts';
export { vatCountryStorageKey } from './vat/vat-country-storage-key.ts';
export { listVatCountries } from './vat/vat-country-names.ts';
export { formatVatPercent } from './vat/vat-rate.ts';
/** @public */
export { getVatRate } from './vat/vat-rate.ts';
export { addVat } from './vat/add-vat.ts';
