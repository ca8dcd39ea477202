export { contactRequestSchema, type ContactRequest } from './contact/contact.ts';
export { contactResponseSchema, type ContactResponse } from './contact/contact-response.ts';
export { contactFieldTypes, type ContactField } from './contact/contact-field.ts';
export {
  contactLimits,
  countCharacters,
  getTextLength,
  maxContactResponseMs,
  hasText,
} from './contact/contact-limits.ts';
export { cleanEmail, isEmailAddress, isReachableAddress } from './email/email-address.ts';
export {
  apiErrorCodes,
  apiErrorSchema,
  type ApiErrorResponse,
  type ApiErrorCode,
} from './errors/api-error.ts';
export {
  toApiErrorResponse,
  apiFailures,
  defaultRetryAfterS,
  type ApiFailure,
} from './errors/api-failures.ts';
export { maxLines, sdocRequestSchema, type SdocRequest } from './invoice/sdoc.ts';
export { sdocResponseSchema, sdocResultSchema, type SdocResponse } from './invoice/sdoc-response.ts';
export { readBearer, toBearerHeader } from './members/bearer.ts';
export { cpsRequestSchema, type CpsRequest } from './members/cps.ts';
export { cpsResponseSchema, type CpsResponse } from './members/cps-response.ts';
export {
  loginLinkRequestSchema,
  maxNameLength,
  memberEmailRequestSchema,
  memberNameRequestSchema,
  openLinkRequestSchema,
  sessionRequestSchema,
  sessionTokenRequestSchema,
  type LoginLinkRequest,
  type MemberEmailRequest,
  type MemberNameRequest,
  type OpenLinkRequest,
  type SessionRequest,
} from './members/login-link.ts';
export {
  openLinkResponseSchema,
  sessionResponseSchema,
  sessionTokenResponseSchema,
  type OpenLinkResponse,
  type SessionResponse,
  type SessionTokenResponse,
} from './members/login-link-response.ts';
export {
  memberEntryQuerySchema,
  memberEntryResponseSchema,
  type MemberEntryResponse,
} from './members/member-entry.ts';
export { memberStatusRequestSchema } from './members/member-status.ts';
export { memberStatusResponseSchema, type MemberStatusResponse } from './members/member-status-response.ts';
export { hasAccessIn, memberStatuses, type MemberStatus } from './members/member-statuses.ts';
export { passwordMailRequestSchema, type PasswordMailRequest } from './members/password-mail.ts';
export { portalLogoutRequestSchema } from './members/portal-logout.ts';
export { defaultBodyLimit, getBodyLimit } from './requests/body-limits.ts';
export { parseResponse, type ResponseOf, type ResponseSchema } from './responses/response-schema.ts';
export { successResponseSchema, type SuccessResponse } from './responses/success-response.ts';
export { scaResponseSchema, scaRequestSchema, type ScaResponse, type ScaRequest } from './shop/sca.ts';
export { bankTransferRequestSchema } from './signup/bank-transfer.ts';
export { bankTransferResponseSchema, type BankTransferResponse } from './signup/bank-transfer-response.ts';
export { createCcuRequestSchema, type CcuOrder, type CcuRequest } from './signup/ccu.ts';
export { ccuResponseSchema, type CcuResponse, type HostedPage } from './signup/ccu-response.ts';
export { joinStatusRequestSchema } from './signup/join-status.ts';
export { joinStatusResponseSchema, type JoinStatusResponse } from './signup/join-status-response.ts';
export { joinMails, joinStatuses, type JoinMail, type JoinStatus } from './signup/join-statuses.ts';
export { maxReturnPath } from './signup/return-path.ts';
export {
  signUpRefusalCodes,
  toKnownRefusal,
  type SignUpRefusal,
  type SignUpRefusalCode,
} from './signup/sign-up-refusal.ts';
export { countryCodes, isCountryFor } from './signup/country-codes.ts';
export { nameCountries } from './signup/name-countries.ts';
export { listCountries, signUpCountries, type SignUpCountry } from './signup/sign-up-countries.ts';
export {
  cprLength,
  isSignUpFieldPath,
  signUpFields,
  signUpLimits,
  signUpPartNames,
  type SignUpField,
  type SignUpFieldName,
  type SignUpFieldPath,
  type SignUpPart,
} from './signup/sign-up-fields.ts';
export {
  findFieldProblem,
  isCpr,
  listRequiredPartNames,
  findSignUpProblems,
  type FieldProblem,
  type SignUpPartValues,
  type SignUpProblem,
  type SignUpValues,
  toFieldText,
} from './signup/sign-up-rules.ts';
export { plansResponseSchema, type PlanPrice, type PlansResponse } from './signup/plan-prices.ts';
