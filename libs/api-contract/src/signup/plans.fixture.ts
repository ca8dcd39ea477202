import type { Plan } from '@guildhall/organisation';

/** The plans of the specification. */
export const paper: Plan = {
  id: 'individual-membership',
  shipping: true,
  notSoldIn: ['US'],
  trackingEvent: 'individualMembership',
};
export const digital: Plan = {
  id: 'individual-membership-digital',
  shipping: false,
  notSoldIn: [],
  trackingEvent: 'subscriptions',
};
export const donation: Plan = {
  id: 'futures-membership-+-donation',
  shipping: true,
  taxDeduction: 'cpr',
  notSoldIn: ['US'],
  trackingEvent: 'individualMembership+Donation',
};
export const plans: readonly Plan[] = [paper, digital, donation];

/** A plan of another organisation: nothing is shipped, and it is not sold in two countries. */
export const friend: Plan = {
  id: 'friend',
  shipping: false,
  notSoldIn: ['CH', 'LI'],
  trackingEvent: 'friend',
};
