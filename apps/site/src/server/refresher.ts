/** A value that is read again and again in the background, so that no page ever waits for it. */
export interface Refresher<Value> {
  /** Never waits. */
  current(): Value;
  stop(): void;
}

interface RefresherOptions<Value> {
  /** Resolves to the value, or to `undefined` when there is no good answer; may reject. */
  read: () => Promise<Value | undefined>;
  /** The value until the first one has been read. */
  initial: Value;
  /**
   * The value after a failure.
   * @default the last one
   */
  fallback?: Value;
  /** The time for which a value counts as fresh, ms. */
  freshMs: number;
  /** The time to the next try after a failure, ms. */
  retryMs: number;
  /** Called when the value has changed. */
  onChange: () => void;
}

/** Reads a value at once, and then at intervals. */
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
