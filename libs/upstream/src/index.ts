export { createUpstream } from './upstream.ts';
export type { ExchangeOptions, ReadOptions, SendOptions, Upstream, UpstreamOptions } from './upstream.ts';
export type { Exchange } from './request/request-json.ts';
export type { BreakerOptions, BreakerState } from './breaker/breaker.ts';
export { formatFailure, UpstreamError } from './upstream-error.ts';
export type { UpstreamErrorCode } from './upstream-error.ts';
export type { UpstreamEvent } from './upstream-event.ts';
