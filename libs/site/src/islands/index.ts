export { defineIsland, defineIslands } from './define-islands.ts';
export * from './kit-islands.ts';
/** @public */
export type { IslandDefinition } from '@guildhall/islands';
