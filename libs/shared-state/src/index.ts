export { openSharedState } from './shared-state.ts';
export type { SharedState, SharedStateLog, SharedStateSettings } from './shared-state.ts';
export { sharedStateVariables } from './connection/redis-url.ts';
export { checkRedis } from './doctor/check-redis.ts';
export { shareLimit, type CallLimit, type CountedCall } from './counts/share-limit.ts';
export type { Count, SharedCounts } from './counts/counts.ts';
export type { SharedSlots } from './slots/slots.ts';
export type { Announcements, AnnouncementListener } from './announcements/announcements.ts';
