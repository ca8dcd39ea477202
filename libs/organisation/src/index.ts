export { defaultPaths } from './default-paths.ts';
export { defineOrganisation, OrganisationError } from './define-organisation.ts';
export type {
  AccessibilityFacts,
  AccessibilityStatement,
  Consent,
  ConsentPurpose,
  EventKind,
  GroundRole,
  MemberPaths,
  Organisation,
  OrganisationFacts,
  Plan,
  PlanTraits,
  ShopEventNames,
  Switches,
} from './organisation.ts';
