/** What an address asks of the members' area, on any page. */
export interface QueryBehaviours {
  /** `login`: opens the login; its value, or `redirect`, says where to go then. */
  login: boolean;
  redirect: string | undefined;
  /** `set-password`: opens the view that sets a password. */
  setPassword: boolean;
  /** `edit-subscription`: opens the portal once somebody is logged in. */
  editSubscription: boolean;
  /** `mode`: what the identity service's own page is to do. */
  mode: string | undefined;
  /** The code of a mail. */
  code: string | undefined;
}

/** What the identity service's own page does; the spec's `resetPassword` first. */
const modes = new Set([
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
  'signIn',
]);

/** Reads the query of an address. */
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
 * A query without some parameters; the others stay letter by letter.
 *
 * @example withoutParameters('?a=1&login=/x&b', ['login']) // '?a=1&b'
 */
export function removeParameters(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The address of the identity service's page, with the query as it came. */
export function toActionUrl(actionUrl: string, search: string): string {
  const query = search.replace(/^\?/, '');
  return query === '' ? actionUrl : `${actionUrl}${actionUrl.includes('?') ? '&' : '?'}${query}`;
}
