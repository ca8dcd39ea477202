import { fallbackRates, type Rates } from '@guildhall/money';

/** The exchange rates that pages are made with. */
export interface RatesRefresher {
  /** The rates of the document store, or the fixed ones. Never waits. */
  current(): Rates;
  stop(): void;
}

interface RefresherOptions {
  /** Resolves to the rates, or to `undefined` when there is no good answer; may reject. */
  read: () => Promise<Rates | undefined>;
  /** How long rates count as fresh, ms. */
  freshMs: number;
  /** When to ask again after a failure, ms. */
  retryMs: number;
  /** Called when the rates have changed. */
  onChange: () => void;
}

/**
 * Refreshes the exchange rates in the background, so that no page ever waits for them. While they cannot be read, the
 * fixed rates are used.
 */
export function createRatesRefresher({ read, freshMs, retryMs, onChange }: RefresherOptions): RatesRefresher {
  let current = fallbackRates;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const refresh = async () => {
    const rates = await read().catch(() => undefined);
    if (stopped) return;
    const next = rates ?? fallbackRates;
    const changed = JSON.stringify(next) !== JSON.stringify(current);
    if (changed) current = next;
    timer = setTimeout(() => void refresh(), rates ? freshMs : retryMs);
    timer.unref();
    if (changed) onChange();
  };

  void refresh();
  return {
    current: () => current,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
