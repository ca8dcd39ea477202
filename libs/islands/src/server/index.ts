export { Island } from './Island.tsx';
export type { IslandProps } from './Island.tsx';
export type { WakeReason } from './wake-reason.ts';
