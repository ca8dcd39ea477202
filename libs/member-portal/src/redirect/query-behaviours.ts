/** Requests to the members' area in the query of any page. */
export interface QueryBehaviours {
  /** `login`: opens the login; its value, or `redirect`, is the target afterwards. */
  login: boolean;
  redirect: string | undefined;
  setPassword: boolean;
  /** `edit-subscription`: opens the portal after the login. */
  editSubscription: boolean;
  /** `mode`: action of the identity service's own page. */
  mode: string | undefined;
  code: string | undefined;
}

/** Actions of the identity service's own page; the specification names `resetPassword`. */
const modes = new Set([
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
  'signIn',
]);

export function parseBehaviours(search: string): QueryBehaviours {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') ?? '';
  return {
    login: query.has('login'),
    redirect: query.get('login') || query.get('redirect') || undefined,
    setPassword: query.has('set-password'),
    editSubscription: query.has('edit-subscription'),
    mode: modes.has(mode) ? mode : undefined,
    code: query.get('oobCode') || undefined,
  };
}

/**
 * Removes parameters from a query; the others keep their exact text.
 *
 * @example removeParameters('?a=1&login=/x&b', ['login']) // '?a=1&b'
 */
export function removeParameters(search: string, names: readonly string[]): string {
  const remaining = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''));
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}

/** Returns the URL of the identity service's page with the unchanged query. */
export function toActionUrl(actionUrl: string, search: string): string {
  const query = search.replace(/^\?/, '');
  return query === '' ? actionUrl : `${actionUrl}${actionUrl.includes('?') ? '&' : '?'}${query}`;
}
