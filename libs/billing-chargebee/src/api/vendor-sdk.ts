import { type CallLimit, maxListed, type VendorOptions, VendorRefusal } from '@guildhall/suppliers';
import { createUpstream, UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import Chargebee from 'chargebee';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';
import { withoutCustomFields } from './vendor-responses.ts';
import { toVendorRefusal } from './to-vendor-refusal.ts';

const unlimited: CallLimit = {
  send: (call) => call(),
  counting: (fetchFrom) => fetchFrom,
};

/** Maximum entries in one page of the vendor's lists. */
const listLimit = 100;
/** Maximum pages of a list that are read. */
const maxListPages = maxListed / listLimit;

export type Sdk = ReturnType<typeof connectSdk>;

/** Every entry of a list, over all its pages. */
export async function listAll<Entry extends object>(
  list: (page: object) => Promise<{ list: Entry[]; next_offset?: string }>,
  pick: (entry: Entry) => unknown,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  let offset: string | undefined;
  for (let page = 0; page < maxListPages; page++) {
    const response = await sdkCall(() => list({ limit: listLimit, ...(offset && { offset }) }));
    entries.push(...response.list.map(pick));
    offset = response.next_offset;
    if (!offset) break;
  }
  return entries;
}

/**
 * The vendor's own SDK, for one site. Wrap each of its calls in `sdkCall`.
 *
 * @param custom fields are left in responses only for the copy that a member gets
 */
export function connectSdk(
  { origin, apiKey, name }: ChargebeeSite,
  options: VendorOptions,
  custom: { keepsCustomFields: boolean } = { keepsCustomFields: false },
) {
  const { protocol, hostname, port } = new URL(origin);
  const { onEvent, budget = unlimited, fetch: fetchFrom = (...request) => fetch(...request) } = options;
  const upstream = createUpstream({
    name: `billing-${name}`,
    origin,
    maxBytes: 5_000_000,
    ...options,
    fetch: budget.counting(fetchFrom),
    onEvent: (event) => onEvent(withoutIds(event)),
  });
  return new Chargebee({
    apiKey,
    ...{ site: hostname, hostSuffix: '', protocol: protocol === 'http:' ? 'http' : 'https' },
    port: Number(port) || (protocol === 'http:' ? 80 : 443),
    // The SDK's deadline does not cover the body, and its retries have no limit: upstream does both.
    retryConfig: { enabled: false, maxRetries: 0, delayMs: 0, retryOn: [] },
    // The SDK's validation rejects calls that the vendor accepts.
    enableValidation: false,
    sdkTelemetryEnabled: false,
    httpClient: {
      async makeApiRequest(request: Request) {
        const { pathname, search } = new URL(request.url);
        const isGet = request.method === 'GET';
        const call = {
          method: isGet ? 'GET' : 'POST',
          headers: selectHeaders(request),
          ...(!isGet && { body: await request.text() }),
          // Creating calls have an idempotency key, and a second acknowledgement does no harm.
          repeatable: true,
        } as const;
        const response = await budget.send(() => upstream.exchange(`${pathname}${search}`, call));
        const body = custom.keepsCustomFields ? response.body : withoutCustomFields(response.body);
        return Response.json(body ?? {}, { status: response.status });
      },
    },
  });
}

/**
 * Headers with the name and version of the calling program. The vendor compares the headers of calls with one
 * idempotency key, so these would invalidate the key with every deployment.
 */
const ofProgram = new Set(['lang-version', 'x-cb-retry-attempt']);

function selectHeaders({ headers }: Request): Record<string, string> {
  const forwarded = [...headers].filter(([name]) => !ofProgram.has(name));
  return { ...Object.fromEntries(forwarded), 'user-agent': 'guildhall' };
}

/** The id of a hosted page gives access to an address, so paths are logged without ids. */
function withoutIds(event: UpstreamEvent): UpstreamEvent {
  if (!('path' in event)) return event;
  return { ...event, path: event.path.replace(/^(\/api\/v2\/[a-z_]+\/)(?!checkout_new)[^/]+/, '$1:id') };
}

/** One call of the SDK. @throws VendorRefusal | UpstreamError */
export async function sdkCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    // An error of the SDK's parser holds the complete response, so nothing of it is passed on.
    throw toVendorRefusal(error) ?? new UpstreamError('UPSTREAM_BODY', 'billing', '/api/v2');
  }
}

/** The result of a call, or `undefined` when the vendor has no such resource. */
export async function ignoreMissing<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof VendorRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** Reads a response of the SDK. @throws UpstreamError when it is something else */
export function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'billing', '/api/v2');
  return result.output;
}
