export {
  contactAnswerSchema,
  contactRequestSchema,
  type ContactAnswer,
  type ContactRequest,
} from './contact/contact.ts';
export { contactFieldTypes, type ContactField } from './contact/contact-field.ts';
export { contactLimits, lengthOfAll, maxContactAnswerMs, hasText } from './contact/contact-limits.ts';
export { isEmailAddress } from './email/email-address.ts';
export { apiErrorCodes, apiErrorSchema, type ApiErrorAnswer, type ApiErrorCode } from './errors/api-error.ts';
export { apiErrorAnswer, apiFailures, defaultRetryAfterS, type ApiFailure } from './errors/api-failures.ts';
export { withAttempts, type AttemptOptions, type InvoiceWaiting } from './invoice/attempts.ts';
export {
  invoiceByApi,
  type InvoiceBuyer,
  type InvoiceField,
  type InvoiceLater,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from './invoice/request-invoice.ts';
export {
  maxLines,
  sdocAnswerSchema,
  sdocRequestSchema,
  type SdocAnswer,
  type SdocRequest,
} from './invoice/sdoc.ts';
export { bearer } from './members/bearer.ts';
export {
  chargeBeeIdSchema,
  cpsAnswerSchema,
  cpsRequestSchema,
  type CpsAnswer,
  type CpsRequest,
} from './members/cps.ts';
export {
  memberEntryAnswerSchema,
  memberEntryQuerySchema,
  type MemberEntryAnswer,
} from './members/member-entry.ts';
export {
  memberStatusAnswerSchema,
  memberStatusRequestSchema,
  type MemberStatusAnswer,
} from './members/member-status.ts';
export { hasAccessIn, memberStatuses, type MemberStatus } from './members/member-statuses.ts';
export {
  membersByApi,
  type MemberCalls,
  type MemberRefusal,
  type MembersByApiOptions,
  type MemberStatusOutcome,
  type PasswordMailOutcome,
  type PortalOutcome,
} from './members/members-by-api.ts';
export {
  passwordMailAnswerSchema,
  passwordMailRequestSchema,
  type PasswordMailAnswer,
  type PasswordMailRequest,
} from './members/password-mail.ts';
export {
  portalLogoutAnswerSchema,
  portalLogoutRequestSchema,
  type PortalLogoutAnswer,
} from './members/portal-logout.ts';
export { scaAnswerSchema, scaRequestSchema, type ScaAnswer, type ScaRequest } from './shop/sca.ts';
export {
  ccuAnswerSchema,
  ccuErrorSchema,
  ccuRequestSchema,
  hostedPageSchema,
  type CcuAnswer,
  type CcuOrder,
  type CcuRequest,
  type HostedPage,
} from './signup/ccu.ts';
export { ccuErrorCodes, maxReturnPath, type CcuErrorCode } from './signup/ccu-error-codes.ts';
export {
  joinStatusAnswerSchema,
  joinStatusRequestSchema,
  type JoinStatusAnswer,
} from './signup/join-status.ts';
export { joinStatuses, type JoinStatus } from './signup/join-statuses.ts';
export {
  hasShipping,
  hasTaxDeduction,
  isMemberType,
  memberTypes,
  type MemberType,
} from './signup/member-types.ts';
export { countryCodes, isCountryFor } from './signup/country-codes.ts';
export { countriesFor, signUpCountries } from './signup/sign-up-countries.ts';
export {
  cprLength,
  isSignUpFieldPath,
  signUpFields,
  signUpLimits,
  signUpParts,
  type SignUpField,
  type SignUpFieldName,
  type SignUpFieldPath,
  type SignUpPart,
} from './signup/sign-up-fields.ts';
export {
  fieldProblem,
  isCpr,
  partsOf,
  signUpProblems,
  type FieldProblem,
  type SignUpPartValues,
  type SignUpProblem,
  type SignUpValues,
} from './signup/sign-up-rules.ts';
export type { CheckoutCallbacks, CheckoutAdapter } from './signup/checkout-adapter.ts';
export {
  planPriceSchema,
  plansAnswerSchema,
  type PlanPrice,
  type PlansAnswer,
} from './signup/plan-prices.ts';
export { createJoining, type Joining, type JoiningOptions } from './signup/joining.ts';
export { signUpByApi, type CcuOutcome, type SignUpCalls } from './signup/sign-up-by-api.ts';
export { firstSignUpState, signUpReducer } from './signup/sign-up-reducer.ts';
export { isPaid, type SignUpEvent, type SignUpState, type SignUpTrouble } from './signup/sign-up-state.ts';
