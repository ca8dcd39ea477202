import type { MemberPaths } from './organisation.ts';

/**
 * Paths of the members' pages, unless an organisation has its own.
 *
 * @example
 * const paths = { ...defaultPaths, login: '/anmelden' } as const;
 */
export const defaultPaths: MemberPaths = {
  login: '/login',
  profile: '/profile',
  resetPassword: '/reset-password',
};

/** Path of the search page, unless an organisation has its own. */
export const defaultSearchPath = '/search';
