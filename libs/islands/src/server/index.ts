export { Island } from './Island.tsx';
export type { IslandProps } from './Island.tsx';
