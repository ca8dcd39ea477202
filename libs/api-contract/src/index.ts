export { contactRequestSchema, type ContactResponse, type ContactRequest } from './contact/contact.ts';
export { contactFieldTypes, type ContactField } from './contact/contact-field.ts';
export { contactLimits, countCharacters, maxContactResponseMs, hasText } from './contact/contact-limits.ts';
export { isEmailAddress } from './email/email-address.ts';
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
export { withAttempts, type AttemptOptions, type InvoiceWaiting } from './invoice/attempts.ts';
export {
  createInvoiceCall,
  type InvoiceBuyer,
  type InvoiceField,
  type InvoiceLater,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from './invoice/request-invoice.ts';
export {
  maxLines,
  sdocResponseSchema,
  sdocRequestSchema,
  type SdocResponse,
  type SdocRequest,
} from './invoice/sdoc.ts';
export { toBearerHeader } from './members/bearer.ts';
export { chargeBeeIdSchema, cpsRequestSchema, type CpsResponse, type CpsRequest } from './members/cps.ts';
export {
  memberEntryQuerySchema,
  memberEntryResponseSchema,
  type MemberEntryResponse,
} from './members/member-entry.ts';
export {
  memberStatusRequestSchema,
  memberStatusResponseSchema,
  type MemberStatusResponse,
} from './members/member-status.ts';
export { hasAccessIn, memberStatuses, type MemberStatus } from './members/member-statuses.ts';
export {
  createMemberCalls,
  type MemberCalls,
  type MemberRefusal,
  type MemberCallsOptions,
  type MemberStatusOutcome,
  type PasswordMailOutcome,
  type PortalOutcome,
} from './members/member-calls.ts';
export {
  passwordMailRequestSchema,
  type PasswordMailResponse,
  type PasswordMailRequest,
} from './members/password-mail.ts';
export { portalLogoutRequestSchema, type PortalLogoutResponse } from './members/portal-logout.ts';
export { scaResponseSchema, scaRequestSchema, type ScaResponse, type ScaRequest } from './shop/sca.ts';
export {
  createCcuRequestSchema,
  type CcuErrorResponse,
  type CcuResponse,
  type CcuOrder,
  type CcuRequest,
  type HostedPage,
} from './signup/ccu.ts';
export { ccuErrorCodes, maxReturnPath, type CcuErrorCode } from './signup/ccu-error-codes.ts';
export { joinStatusRequestSchema, type JoinStatusResponse } from './signup/join-status.ts';
export { joinStatuses, type JoinMail, type JoinStatus } from './signup/join-statuses.ts';
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
} from './signup/sign-up-rules.ts';
export type { CheckoutCallbacks, CheckoutAdapter } from './signup/checkout-adapter.ts';
export {
  planPriceSchema,
  plansResponseSchema,
  type PlanPrice,
  type PlansResponse,
} from './signup/plan-prices.ts';
export { createSignUpFlow, type SignUpFlow, type SignUpFlowOptions } from './signup/sign-up-flow.ts';
export {
  createSignUpCalls,
  type CcuOutcome,
  type SignUpCalls,
  type SignUpProgress,
} from './signup/sign-up-calls.ts';
export { firstSignUpState, signUpReducer } from './signup/sign-up-reducer.ts';
export { isPaid, type SignUpEvent, type SignUpState, type SignUpError } from './signup/sign-up-state.ts';
