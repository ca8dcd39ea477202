import { toRates, type Pricing } from '@guildhall/money';
import { organisation } from './organisation.ts';

export const pricing: Pricing = {
  currency: organisation.currency,
  vatHome: 'DK',
  rates: toRates(organisation.equivalents),
};
