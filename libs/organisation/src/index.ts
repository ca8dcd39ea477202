export { defaultPaths } from './default-paths.ts';
export { defineOrganisation, OrganisationError } from './define-organisation.ts';
export type {
  Consent,
  ConsentPurpose,
  EventKind,
  GroundRole,
  MemberPaths,
  Organisation,
  OrganisationFacts,
  Plan,
  PlanTraits,
  Switches,
} from './organisation.ts';
