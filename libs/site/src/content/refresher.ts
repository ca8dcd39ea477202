/** A value that is refreshed in the background, so that no page waits for it. */
export interface Refresher<Value> {
  current(): Value;
  stop(): void;
}

interface RefresherOptions<Value> {
  /** Resolves to `undefined` when there is no valid value; may reject. */
  read: () => Promise<Value | undefined>;
  initial: Value;
  /**
   * Value after a failure.
   * @default the last one
   */
  fallback?: Value;
  freshMs: number;
  retryMs: number;
  onChange: () => void;
}

export function createRefresher<Value>(options: RefresherOptions<Value>): Refresher<Value> {
  const { read, initial, freshMs, retryMs, onChange } = options;
  let current = initial;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const refresh = async () => {
    const value = await read().catch(() => undefined);
    if (stopped) return;
    const next = value ?? options.fallback ?? current;
    const changed = JSON.stringify(next) !== JSON.stringify(current);
    current = next;
    timer = setTimeout(() => void refresh(), value ? freshMs : retryMs);
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
