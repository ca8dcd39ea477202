export { toMinorUnits, type MinorUnits } from './amount/minor-units.ts';
export { formatDecimal, parseAmount } from './amount/parse-amount.ts';
export type { PartsPerMillion } from './amount/parts-per-million.ts';
export { sumAmounts, multiplyAmount } from './amount/sums.ts';
export {
  currencies,
  foreignCurrencies,
  isCurrency,
  type Currency,
  type ForeignCurrency,
} from './currency/currency.ts';
export { computeEquivalents } from './price/equivalents.ts';
export { formatAmount } from './price/format-amount.ts';
export { formatExact } from './price/format-exact.ts';
export { formatEquivalent, formatPrice, type Equivalent, type PriceFormat } from './price/format-price.ts';
export {
  formatRecurring,
  periodUnits,
  type PeriodUnit,
  type RecurringPrice,
} from './price/format-recurring.ts';
export { fallbackRates, type Rates } from './rates/rates.ts';
export { parseRates } from './rates/parse-rates.ts';
export type { CurrentVat } from './vat/current-vat.ts';
export { parseCurrentVat, type VatReading } from './vat/parse-current-vat.ts';
export { isVatCountry, vatPercentages, type VatCountry } from './vat/vat-percentages.ts';
export { defaultVatCountry, vatCountryStorageKey } from './vat/vat-country-choice.ts';
export { vatCountries } from './vat/vat-country-names.ts';
export { formatVatPercent, getVatRate } from './vat/vat-rate.ts';
export { addVat } from './vat/add-vat.ts';
