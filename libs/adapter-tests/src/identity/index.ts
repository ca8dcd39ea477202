export type { IdentityWorld } from './identity-world.ts';
export { testIdentityAdapter } from './test-identity-adapter.ts';
