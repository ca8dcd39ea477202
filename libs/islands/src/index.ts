export { createAwakener } from './hydration/create-awakener.ts';
export type { AwakenerOptions } from './hydration/create-awakener.ts';
export type { IslandDefinition } from './hydration/island-definition.ts';
export type { Awakener } from './start/awakener.ts';
