export { readBearer, toBearerHeader } from './bearer.ts';
export { cpsRequestSchema } from './cps.ts';
export { cpsResponseSchema } from './cps-response.ts';
export {
  loginLinkRequestSchema,
  maxNameLength,
  memberEmailRequestSchema,
  memberNameRequestSchema,
  openLinkRequestSchema,
  sessionRequestSchema,
  sessionTokenRequestSchema,
} from './login-link.ts';
export {
  openLinkResponseSchema,
  sessionResponseSchema,
  sessionTokenResponseSchema,
  type SessionTokenResponse,
} from './login-link-response.ts';
export { memberAccountRequestSchema, memberDocumentRequestSchema } from './member-account.ts';
export {
  memberAccountResponseSchema,
  memberDocumentResponseSchema,
  type MemberAccountResponse,
  type MemberDocumentResponse,
} from './member-account-response.ts';
export { memberEntryQuerySchema, memberEntryResponseSchema } from './member-entry.ts';
export { memberStatusRequestSchema } from './member-status.ts';
export { memberStatusResponseSchema, type MemberStatusResponse } from './member-status-response.ts';
export { hasAccessIn, memberStatuses, type MemberStatus } from './member-statuses.ts';
export { passwordMailRequestSchema } from './password-mail.ts';
export { portalLogoutRequestSchema } from './portal-logout.ts';
export { createMemberProfileRequestSchema } from './member-profile.ts';
export {
  findProfileProblem,
  maxProfileValue,
  memberProfileResponseSchema,
  type ProfileValues,
} from './profile-fields.ts';
export { addressFieldNames, createMemberDataRequestSchema, memberDataResponseSchema } from './member-data.ts';
export type { AddressFieldName, MemberData } from './member-data.ts';
export { keepDataRequestSchema, leavingRequestSchema, myDataRequestSchema } from './leaving.ts';
export { leavingResponseSchema, myDataResponseSchema, type LeavingResponse } from './leaving-response.ts';
