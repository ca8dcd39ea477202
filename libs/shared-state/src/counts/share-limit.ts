import type { SharedCounts } from './counts.ts';

/** A counted call, as `createRateLimit` of @fastify/rate-limit returns it. */
export type CountedCall =
  | { isAllowed: true; key: string }
  | {
      isAllowed: false;
      key: string;
      max: number;
      timeWindow: number;
      isExceeded: boolean;
      ttlInSeconds: number;
    };

/** A limit of calls: counts the call of a request, and says if it is allowed. */
export type CallLimit<Request> = (request: Request) => Promise<CountedCall>;

/**
 * Makes a limit count the calls of all processes. Each process counts its own calls as well, and refuses those over the
 * limit without calling Redis: without Redis the limit is that of one process, never none.
 *
 * @param name the same in all processes, and different for each limit
 * @param counts without them, the limit stays as it is
 * @example
 * declare const state: SharedState | undefined; // of `openSharedState`
 * const limit: CallLimit<{ ip: string }> = async ({ ip }) => ({ isAllowed: true, key: ip });
 * const shared = shareLimit('page reads', limit, state?.counts);
 */
export function shareLimit<Request>(
  name: string,
  limit: CallLimit<Request>,
  counts: SharedCounts | undefined,
): CallLimit<Request> {
  if (!counts) return limit;
  return async (request) => {
    const localResult = await limit(request);
    if (localResult.isAllowed || localResult.isExceeded) return localResult;
    const all = await counts.count(name, localResult.key, localResult.timeWindow);
    if (!all || all.calls <= localResult.max) return localResult;
    return { ...localResult, isExceeded: true, ttlInSeconds: Math.ceil(all.remainingMs / 1_000) };
  };
}
