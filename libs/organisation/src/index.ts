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
  Contracts,
  EventKind,
  GroundRole,
  MemberPaths,
  Organisation,
  Plan,
  ProfileField,
  ProfileFields,
  SignUpFacts,
  Switches,
} from './organisation.ts';
export type { Consent, ConsentPurpose } from './consent-facts.ts';
export type { ShopEventNames } from './shop-facts.ts';
/** @public */
export type {
  ContractFacts,
  Leaving,
  LeavingFacts,
  OrganisationFacts,
  PlanTraits,
  ProfileFieldFacts,
  SecurityContact,
  SignUpFieldLists,
} from './organisation.ts';
/** @public */
export type { Seller } from './shop-facts.ts';
