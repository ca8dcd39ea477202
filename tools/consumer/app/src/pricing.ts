import { toRates, type Pricing } from '@guildhall/money';

/** Prices in kroner with Danish VAT, and equivalents in three currencies. */
export const pricing: Pricing = {
  currency: 'DKK',
  vatHome: 'DK',
  rates: toRates({ EUR: 0.13446, GBP: 0.113023, USD: 0.136834 }),
};
