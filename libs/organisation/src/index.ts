export { defaultPaths } from './default-paths.ts';
/** @public */
export { defaultSignUpFields } from './sign-up-facts.ts';
export { formatDay, formatTime, isEnglish } from './format-date.ts';
export { defineOrganisation } from './define-organisation.ts';
/** @public */
export { OrganisationError } from './define-organisation.ts';
export type {
  AccessibilityFacts,
  AccessibilityStatement,
  Consent,
  ConsentPurpose,
  Contracts,
  EventKind,
  GroundRole,
  MemberPaths,
  Organisation,
  Plan,
  ProfileField,
  ProfileFields,
  ShopEventNames,
  SignUpFacts,
  Switches,
} from './organisation.ts';
/** @public */
export type {
  ContractFacts,
  Leaving,
  LeavingFacts,
  OrganisationFacts,
  PlanTraits,
  ProfileFieldFacts,
  SignUpFieldLists,
} from './organisation.ts';
