import type { Gauge } from '@guildhall/server-kit';

/** Number of rows in one state. */
export interface StateCount {
  state: string;
  count: number;
  /** Beginning of the oldest, ms since 1970. */
  oldestAt: number;
}

/** Reads a row of a store's `GROUP BY`. */
export function toStateCount(row: Record<string, unknown>): StateCount {
  return { state: String(row['state']), count: Number(row['count']), oldestAt: Number(row['oldestAt']) };
}

/** Counts of the stores, set when these are open. */
export interface StoreCounts {
  /** Sign-ups of each billing site. */
  countSignUps?: () => Promise<readonly (StateCount & { site: string })[]>;
  /** New members whose identity, record and email are not complete, or were completed. */
  countCreations?: () => Promise<readonly StateCount[]>;
  /** Cases that the operator has not closed. */
  countOpenReports?: () => Promise<readonly { kind: string; count: number }[]>;
}

/** States of a new member in which the api still has to do something. */
const unfinished = new Set(['waiting', 'linked']);

/** Creates the metrics of sign-ups, of the operator's cases and of the members' queue. */
export function createStoreGauges(counts: StoreCounts, now: () => number = Date.now): Gauge[] {
  const countCreations = async () => (await counts.countCreations?.()) ?? [];
  return [
    {
      name: 'guildhall_sign_ups',
      help: 'Sign-ups in the store, by state',
      labels: ['site', 'state'],
      read: async () =>
        ((await counts.countSignUps?.()) ?? []).map(({ site, state, count }) => ({
          labels: { site, state },
          value: count,
        })),
    },
    {
      name: 'guildhall_open_cases',
      help: 'Cases that the operator has not marked as done, by kind',
      labels: ['kind'],
      read: async () =>
        ((await counts.countOpenReports?.()) ?? []).map(({ kind, count }) => ({
          labels: { kind },
          value: count,
        })),
    },
    {
      name: 'guildhall_member_creations',
      help: 'New members in the store, by progress: waiting and linked are being created, stopped needs the operator',
      labels: ['state'],
      read: async () =>
        (await countCreations()).map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'guildhall_member_creation_oldest_seconds',
      help: 'How long the oldest unfinished new member has waited',
      labels: [],
      read: async () => {
        const begun = (await countCreations()).filter(({ state }) => unfinished.has(state));
        const oldest = Math.min(...begun.map(({ oldestAt }) => oldestAt), now());
        return [{ labels: {}, value: Math.max(0, now() - oldest) / 1_000 }];
      },
    },
  ];
}
