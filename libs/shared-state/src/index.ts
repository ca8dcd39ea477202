export { openSharedState } from './shared-state.ts';
export type { SharedState } from './shared-state.ts';
export { sharedStateVariables } from './connection/redis-url.ts';
export { checkRedis } from './doctor/check-redis.ts';
export { shareLimit, type CallLimit } from './counts/share-limit.ts';
export type { SharedCounts } from './counts/counts.ts';
/** @public */
export type { SharedSlots } from './slots/slots.ts';
export type { Announcements } from './announcements/announcements.ts';
