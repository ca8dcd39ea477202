import type { PlanSeed } from '../billing/state/plans.ts';

/** Prices are in øre, per year. */
export const plans: readonly PlanSeed[] = [
  {
    plan: 'individual-membership',
    item: 'individual-membership',
    name: 'Individual membership',
    price: 45_000,
  },
  {
    plan: 'individual-membership-digital',
    item: 'individual-membership-digital',
    name: 'Individual membership, digital',
    price: 25_000,
  },
  {
    plan: 'futures-membership-+-donation',
    item: 'futures-membership-donation',
    planId: 'futures-membership-and-donation',
    name: 'Futures membership and donation',
    price: 120_000,
  },
  // Sold by the same site, but not a membership: its events must change nothing.
  { item: 'reading-circle', name: 'The reading circle', price: 9_900 },
  { item: 'extra-copy', name: 'A second copy of the journal', price: 19_000, type: 'addon' },
];
