export { createHydrator } from './hydration/create-hydrator.ts';
export type { IslandDefinition } from './hydration/island-definition.ts';
export type { Hydrator } from './start/hydrator.ts';
