export { noticing } from './broken-promise.ts';
export type { Capability } from './capability.ts';
export { capabilities } from './capabilities/index.ts';
export { runCommand } from './command.ts';
export { defineContract } from './contract.ts';
/** @public */
export type { Contract } from './contract.ts';
export { listAxeFaults } from './page/axe.ts';
export { findPlaces } from './places.ts';
export { readContract } from './read-contract.ts';
export { visitSite, type VisitedSite } from './visit.ts';
/** @public */
export type { Visit } from './visit.ts';
export { createWords } from './words.ts';
