export type { Hydrator } from './hydrator.ts';
export { reloadOnceForChunkFailure } from './chunk-failure.ts';
export { live } from './live.ts';
export { whenIdle } from './optional-conditions.ts';
/** @public */
export { whenVisible } from './optional-conditions.ts';
export { findPressedControl } from './press.ts';
export { findSleepingIsland } from './sleeping.ts';
export { startIslands } from './start-islands.ts';
export type { StartedIslands } from './start-islands.ts';
