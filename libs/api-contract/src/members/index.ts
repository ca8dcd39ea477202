export { readBearer, toBearerHeader } from './bearer.ts';
export { cpsRequestSchema, type CpsRequest } from './cps.ts';
export { cpsResponseSchema, type CpsResponse } from './cps-response.ts';
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
} from './login-link.ts';
export {
  openLinkResponseSchema,
  sessionResponseSchema,
  sessionTokenResponseSchema,
  type OpenLinkResponse,
  type SessionResponse,
  type SessionTokenResponse,
} from './login-link-response.ts';
export {
  memberEntryQuerySchema,
  memberEntryResponseSchema,
  type MemberEntryResponse,
} from './member-entry.ts';
export { memberStatusRequestSchema } from './member-status.ts';
export { memberStatusResponseSchema, type MemberStatusResponse } from './member-status-response.ts';
export { hasAccessIn, memberStatuses, type MemberStatus } from './member-statuses.ts';
export { passwordMailRequestSchema, type PasswordMailRequest } from './password-mail.ts';
export { portalLogoutRequestSchema } from './portal-logout.ts';
