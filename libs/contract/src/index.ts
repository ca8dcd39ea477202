export { BrokenPromise, noticing, type Capability } from './capability.ts';
export { capabilities } from './capabilities/index.ts';
export { runCommand } from './command.ts';
export { defineContract, type Contract, type PlaceName, type TestMember } from './contract.ts';
export { listAxeFaults } from './page/axe.ts';
export { findPlaces, type Place, type Places } from './places.ts';
export { readContract } from './read-contract.ts';
export { visitSite, type Visit, type VisitedSite } from './visit.ts';
export { createWords, type Words } from './words.ts';
