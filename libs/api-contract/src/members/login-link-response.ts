import {
  choice,
  object,
  optional,
  text,
  wholeNumber,
  type ResponseOf,
} from '../responses/response-schema.ts';

/**
 * Response 200 of `POST /api/v1/open-link`. `login` logs the owner of `email` in; `address` makes `email` the address of
 * their login, and `undo` does so again. `isOwnBrowser` is true in the browser that requested the link.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const body = { purpose: 'login', email: 'anna@example.org', isOwnBrowser: true };
 * parseResponse(openLinkResponseSchema, body)?.purpose; // 'login'
 */
export const openLinkResponseSchema = object({
  purpose: choice(['login', 'address', 'undo']),
  email: text,
  isOwnBrowser: choice([true, false]),
});

/**
 * Response 200 of `POST /api/v1/session`: true if it has opened a session, and false if it has changed an address.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * parseResponse(sessionResponseSchema, { hasSession: true }); // { hasSession: true }
 */
export const sessionResponseSchema = object({ hasSession: choice([true, false]) });

/**
 * Response 200 of `POST /api/v1/session-token`: the token for a member's calls, valid for `expiresInS` seconds, and whose
 * it is. Not to be stored. 401 `MEMBER_SESSION_ENDED` without a session.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/session-token', { method: 'POST', body: '{}' });
 * const { idToken } = parseResponse(sessionTokenResponseSchema, await response.json()) ?? {};
 */
export const sessionTokenResponseSchema = object({
  idToken: text,
  expiresInS: wholeNumber,
  member: object({ id: text, email: text, name: text }),
  /** ID at the billing supplier; missing without a membership. */
  customerId: optional(text),
});

/** Response 200 of `POST /api/v1/session-token`, parsed. */
export type SessionTokenResponse = ResponseOf<typeof sessionTokenResponseSchema>;
