import { vi } from 'vitest';
import { createUpstream, type UpstreamOptions } from './upstream.ts';
import type { UpstreamEvent } from './upstream-event.ts';

/** A supplier's response: a status, a failure, a response that is read once, or a function of the request. */
export type SupplierResponse = number | Error | Response | ((request: RequestInit) => Promise<Response>);

export const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);

/** Never responds, and ends when its request is aborted, as the platform's fetch does. */
export const neverResponding: SupplierResponse = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

/** An upstream whose supplier gives these responses in turn, repeating the last one. */
export function createSupplier(responses: SupplierResponse[], options: Partial<UpstreamOptions> = {}) {
  const remaining = [...responses];
  const events: UpstreamEvent[] = [];
  const fetchOne = vi.fn<typeof fetch>(async (_url, request = {}) => {
    const response = remaining.length > 1 ? remaining.shift() : remaining[0];
    if (response instanceof Error) throw response;
    if (typeof response === 'function') return response(request);
    if (response instanceof Response) return response;
    return json({ ok: true }, { status: response ?? 200 });
  });
  const upstream = createUpstream({
    name: 'content',
    origin: 'https://content.example',
    deadlineMs: 3_000,
    fetch: fetchOne,
    random: () => 0.5,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { upstream, fetch: fetchOne, events, remaining };
}

/**
 * Returns the result of a call, or its error, without throwing: for calls that are awaited later, under fake timers.
 */
export function settle(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}
