import { toRates } from '@guildhall/money';
import { organisation } from '@guildhall/website-organisation';
import { toPricing } from './pricing.ts';

/** Facts and fixed exchange rates of the first organisation. */
export const facts = organisation;
export const rates = toRates(organisation.equivalents);
export const pricing = toPricing({ facts, rates, mainData: {} });
