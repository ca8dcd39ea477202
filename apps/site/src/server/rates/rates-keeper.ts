import { fallbackRates, type Rates } from '@guildhall/money';

/** The exchange rates that pages are made with. */
export interface RatesKeeper {
  /** At once, and always something: the rates of the document store, or the fixed ones. */
  current(): Rates;
  stop(): void;
}

interface KeeperOptions {
  /** Resolves to the rates, or to `undefined` when there is no good answer; may reject. */
  read: () => Promise<Rates | undefined>;
  /** How long rates count as fresh, ms. */
  freshMs: number;
  /** When to ask again after a failure, ms. */
  retryMs: number;
  /** Told when the rates have become others. */
  onChange: () => void;
}

/**
 * Keeps the exchange rates in the background, so that no page ever waits for them. While they cannot be read, the fixed
 * rates hold.
 */
export function keepRates({ read, freshMs, retryMs, onChange }: KeeperOptions): RatesKeeper {
  let current = fallbackRates;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const refresh = async () => {
    const rates = await read().catch(() => undefined);
    if (stopped) return;
    const next = rates ?? fallbackRates;
    const changed = JSON.stringify(next) !== JSON.stringify(current);
    current = next;
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
