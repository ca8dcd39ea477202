export { defineIsland, defineIslands } from './define-islands.ts';
export * from './kit-islands.ts';
export type { IslandDefinition } from '@guildhall/islands';
