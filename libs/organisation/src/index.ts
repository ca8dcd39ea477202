export { defaultPaths } from './default-paths.ts';
export { defaultSignUpFields } from './sign-up-facts.ts';
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
  ProfileField,
  ProfileFieldFacts,
  ShopEventNames,
  SignUpFacts,
  SignUpFieldLists,
  Switches,
} from './organisation.ts';
