export { currenciesAtom } from './currencies/currencies-atom.ts';
export { Equivalents, type EquivalentsProps } from './equivalents/Equivalents.tsx';
export { Price, type PriceProps } from './price/Price.tsx';
export { PriceWithVat, type PriceWithVatProps } from './price/PriceWithVat.tsx';
export { vatCountryAtom } from './vat-country/vat-country-atom.ts';
export { VatSelect, type VatSelectProps } from './vat-select/VatSelect.tsx';
