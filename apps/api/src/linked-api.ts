// An installation from before the package moved to `libs/api` links `@guildhall/api` to this folder, and so to this door.
// eslint-disable-next-line @nx/enforce-module-boundaries
export * from '../../../libs/api/src/index.ts';
