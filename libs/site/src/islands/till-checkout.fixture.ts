import type { CreateCheckout } from '@guildhall/browser-suppliers';

/** The part in browsers of a billing supplier that no package knows. */
export const createTillCheckout: CreateCheckout = () => ({
  prepare: () => undefined,
  isReady: () => false,
  open: () => () => undefined,
  redirectTo: () => false,
});
