/** Outcome of a request. */
export type Outcome = 'served' | 'not modified' | 'refused' | 'unavailable' | 'failed';

/** A response, or that none arrived. */
interface Seen {
  status: number | undefined;
  ms: number;
  bytes: number;
}

/** Requests of one kind. */
export interface Summary {
  requests: number;
  outcomes: Record<Outcome, number>;
  p50: number;
  p99: number;
  bytes: number;
}

/** Records what visitors saw, by kind. */
export function createRecord() {
  const kinds = new Map<string, Seen[]>();
  return {
    add(kind: string, { status, ms, bytes }: Seen): void {
      const seen = kinds.get(kind) ?? [];
      if (seen.length === 0) kinds.set(kind, seen);
      seen.push({ status, ms, bytes });
    },
    summarise: (): Map<string, Summary> => new Map([...kinds].map(([kind, seen]) => [kind, summarise(seen)])),
    summariseAll: (): Summary => summarise([...kinds.values()].flat()),
  };
}

export type Recording = ReturnType<typeof createRecord>;

/** A 404 is served: it is the right response to what does not exist. */
export function findOutcome(status: number | undefined): Outcome {
  if (status === undefined) return 'failed';
  if (status === 304) return 'not modified';
  if (status === 429) return 'refused';
  if (status === 503) return 'unavailable';
  return status >= 500 || status === 400 || status === 401 || status === 403 ? 'failed' : 'served';
}

function summarise(seen: readonly Seen[]): Summary {
  const outcomes: Summary['outcomes'] = {
    ...{ served: 0, 'not modified': 0, refused: 0, unavailable: 0, failed: 0 },
  };
  for (const { status } of seen) outcomes[findOutcome(status)] += 1;
  const times = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    requests: seen.length,
    outcomes,
    p50: getQuantile(times, 0.5),
    p99: getQuantile(times, 0.99),
    bytes: seen.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function getQuantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
