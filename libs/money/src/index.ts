export { minorUnits, type MinorUnits } from './amount/minor-units.ts';
export { amountText, parseAmount } from './amount/parse-amount.ts';
export type { PartsPerMillion } from './amount/parts-per-million.ts';
export { sumOf, timesQuantity } from './amount/sums.ts';
export {
  currencies,
  foreignCurrencies,
  isCurrency,
  type Currency,
  type ForeignCurrency,
} from './currency/currency.ts';
export { equivalents } from './price/equivalents.ts';
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
export { parseRates } from './rates/read-rates.ts';
export type { CurrentVat } from './vat/current-vat.ts';
export { readCurrentVat, type VatReading } from './vat/read-current-vat.ts';
export { isVatCountry, vatPercents, type VatCountry } from './vat/vat-percents.ts';
export { defaultVatCountry, vatCountryStorageKey } from './vat/vat-country-choice.ts';
export { vatCountries } from './vat/vat-country-names.ts';
export { vatPercentText, vatRate } from './vat/vat-rate.ts';
export { withVat } from './vat/with-vat.ts';
