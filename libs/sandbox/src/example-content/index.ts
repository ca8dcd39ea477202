import type { SandboxContent } from '../sandbox-content.ts';
import { categories } from './categories.ts';
import { entries } from './entries.ts';
import mainData from './main-data.ts';
import { plans } from './plans.ts';
import { shop } from './shop/shop.ts';
import { uploads } from './uploads.ts';

export const content: SandboxContent = {
  name: 'The Wayleave Institute',
  mainData,
  entries,
  categories,
  uploads,
  plans,
  memberAddress: { line1: 'Havnegade 5', zip: '8000', city: 'Aarhus C' },
  // Close to the organisation's fixed rates, but not equal.
  rates: { EUR: 0.133_9, GBP: 0.114_8, USD: 0.156_2 },
  shop,
};
