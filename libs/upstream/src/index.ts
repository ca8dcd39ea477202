export { createUpstream } from './upstream.ts';
export type { SendOptions, Upstream } from './upstream.ts';
export { getRequestId, runWithRequestId } from './request/request-id.ts';
export { upstreamMeasure } from './upstream-measure.ts';
export { trackCall, upstreamCallChannel } from './upstream-calls.ts';
export { createBreaker } from './breaker/breaker.ts';
export type { Breaker } from './breaker/breaker.ts';
export { formatFailure, UpstreamError } from './upstream-error.ts';
/** @public */
export type { UpstreamErrorCode } from './upstream-error.ts';
export type { UpstreamEvent } from './upstream-event.ts';
