import { ApiError } from '../errors/api-error.ts';

/** Time for which a login is fresh, ms. */
const freshMs = 10 * 60_000;

/**
 * Requires that somebody has just proved to be the member: a browser that was left open must not copy or delete their data.
 *
 * @throws ApiError `MEMBER_LOGIN_AGAIN`
 */
export function requireFreshLogin(loggedInAt: number | undefined, now: number): void {
  if (loggedInAt === undefined || now - loggedInAt > freshMs) throw new ApiError('MEMBER_LOGIN_AGAIN');
}
