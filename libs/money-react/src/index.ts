export { currenciesAtom } from './currencies/currencies-atom.ts';
export { Equivalents } from './equivalents/Equivalents.tsx';
export { Price } from './price/Price.tsx';
export { PriceWithVat } from './price/PriceWithVat.tsx';
export { vatCountryAtom } from './vat-country/vat-country-atom.ts';
export { VatSelect } from './vat-select/VatSelect.tsx';
