export { defaultPaths } from './default-paths.ts';
export { defineOrganisation } from './define-organisation.ts';
/** @public */
export { OrganisationError } from './define-organisation.ts';
export type {
  AccessibilityFacts,
  AccessibilityStatement,
  Consent,
  ConsentPurpose,
  EventKind,
  GroundRole,
  MemberPaths,
  Organisation,
  Plan,
  ShopEventNames,
  Switches,
} from './organisation.ts';
/** @public */
export type { OrganisationFacts, PlanTraits } from './organisation.ts';
