import type { UnfinishedSignUp } from './unfinished-sign-up.ts';

/** The result in the URL to which the checkout's own page returned. Anybody can create such a URL. */
export type CheckoutResult = 'succeeded' | 'cancelled' | undefined;

/**
 * The first step when a visitor is back on the page of a form. `kept`: the form only says that its details were kept, as
 * no checkout had a page. `look up`: the api may know a payment of this browser, and until it has answered the form stays.
 */
export type ReturnStep = 'resume paid' | 'resume' | 'look up' | 'kept' | 'prepare';

/** Plans the first step by what this tab has stored: a payment is spoken of only if there can be one. */
export function planReturn(known: UnfinishedSignUp | undefined, result: CheckoutResult): ReturnStep {
  if (known?.paid || (known?.payable && result === 'succeeded')) return 'resume paid';
  if (known?.payable) return 'resume';
  if (result === 'succeeded') return 'look up';
  return known?.requested ? 'kept' : 'prepare';
}
