/** Things remembered by a key: the newest, and no more than so many. */
export interface BoundedMemory<Value> {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
}

/** Forgets the oldest when there are too many. */
export function boundedMemory<Value>(most: number): BoundedMemory<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    put(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}
