import type { Rates } from '@guildhall/money';
import { createRefresher, type Refresher } from '../refresher.ts';

export type RatesRefresher = Refresher<Rates>;

type RatesOptions = Pick<
  Parameters<typeof createRefresher<Rates>>[0],
  'read' | 'freshMs' | 'retryMs' | 'onChange'
> & {
  /** The fixed rates. */
  fallback: Rates;
};

/** Refreshes exchange rates in the background. If they cannot be read, the fixed rates are used. */
export function createRatesRefresher(options: RatesOptions): RatesRefresher {
  return createRefresher({ ...options, initial: options.fallback });
}
