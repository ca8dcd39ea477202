import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallLimit } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import { getCaller, type Caller } from '../caller.ts';

/** Limits the calls per minute to one of the vendor's sites. No kind of caller can use up the share of the others. */
export interface CallBudget extends CallLimit {
  /**
   * Runs work that needs several calls, with capacity reserved for all of them: under load, some work is completed and
   * the rest does not start, instead of all of it stopping halfway.
   *
   * @throws UpstreamError `UPSTREAM_BUSY` without that much capacity
   */
  admit<T>(calls: number, work: () => Promise<T>): Promise<T>;
}

export interface CallBudgetOptions {
  perMinute: number;
  /** Aborted when the api stops: all waiting ends. */
  signal?: AbortSignal;
  /** Called when a call is refused or has to wait, at most once a minute for each kind of caller. */
  onSpent?: (kind: Caller['kind']) => void;
  /** A clock that is never set back, ms. */
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

const minuteMs = 60_000;
/** Interval at which waiting background work checks for capacity, ms. */
const pauseMs = 1_000;

/**
 * Maximum share of each kind of caller. Any two together leave some to the third: visitors can never use the last half,
 * and members and background work always have a tenth each.
 */
const shares: Record<Caller['kind'], number> = { visitor: 0.5, member: 0.4, background: 0.4 };
/** Maximum share of the visitors at one address. */
const networkShare = 0.35;

export function createCallBudget({ perMinute, signal, onSpent, ...clock }: CallBudgetOptions): CallBudget {
  const { now = () => performance.now(), wait = pause } = clock;
  const count = createCount(perMinute, now);
  const admissions = new AsyncLocalStorage<{ left: number }>();
  const requests = new AsyncLocalStorage<{ caller: Caller; isSent: boolean }>();

  const notifiedAt = new Map<Caller['kind'], number>();
  const notify = ({ kind }: Caller) => {
    if (now() - (notifiedAt.get(kind) ?? -Infinity) < minuteMs) return;
    notifiedAt.set(kind, now());
    onSpent?.(kind);
  };
  const refuse = (caller: Caller): never => {
    notify(caller);
    throw new UpstreamError('UPSTREAM_BUSY', 'billing', '/api/v2');
  };
  const hold = async (caller: Caller) => {
    while (!count.hasRoom(caller, 1)) {
      if (caller.kind !== 'background' || signal?.aborted) refuse(caller);
      notify(caller);
      await wait(pauseMs, signal);
    }
    count.hold(caller, 1);
  };
  return {
    async send(call) {
      const caller = getCaller();
      const admission = admissions.getStore();
      if (admission && admission.left > 0) admission.left -= 1;
      else await hold(caller);
      const request = { caller, isSent: false };
      try {
        return await requests.run(request, call);
      } finally {
        if (!request.isSent) count.release(caller, 1);
      }
    },
    counting: (fetchFrom) => (input, init) => {
      const request = requests.getStore();
      if (request) {
        if (request.isSent) count.hold(request.caller, 1);
        request.isSent = true;
        count.sent(request.caller);
      }
      return fetchFrom(input, init);
    },
    async admit(calls, work) {
      const caller = getCaller();
      if (!count.hasRoom(caller, calls)) refuse(caller);
      count.hold(caller, calls);
      const admission = { left: calls };
      try {
        return await admissions.run(admission, work);
      } finally {
        count.release(caller, admission.left);
        admission.left = 0;
      }
    },
  };
}

/** The calls of the last minute, and those held for calls that are still to be sent. */
function createCount(perMinute: number, now: () => number) {
  const counts = new Map<string, number>();
  const sent: { at: number; caller: Caller }[] = [];
  const add = (caller: Caller, calls: number) => {
    for (const { key } of listLimits(caller, perMinute)) {
      const total = (counts.get(key) ?? 0) + calls;
      if (total === 0) counts.delete(key);
      else counts.set(key, total);
    }
  };
  return {
    hasRoom(caller: Caller, calls: number): boolean {
      for (let oldest = sent[0]; oldest && oldest.at <= now() - minuteMs; oldest = sent[0]) {
        add(oldest.caller, -1);
        sent.shift();
      }
      return listLimits(caller, perMinute).every(({ key, max }) => (counts.get(key) ?? 0) + calls <= max);
    },
    hold: add,
    release: (caller: Caller, calls: number) => add(caller, -calls),
    sent: (caller: Caller) => void sent.push({ at: now(), caller }),
  };
}

function listLimits({ kind, network }: Caller, perMinute: number): { key: string; max: number }[] {
  return [
    { key: 'all', max: perMinute },
    { key: kind, max: perMinute * shares[kind] },
    ...(network === undefined || kind !== 'visitor'
      ? []
      : [{ key: `network ${network}`, max: perMinute * networkShare }]),
  ];
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<unknown> =>
  delay(ms, undefined, signal && { signal }).catch(() => undefined);
