import { createUsageError } from '../usage-error.ts';

/**
 * The headers of a request; later ones replace earlier ones of the same name.
 *
 * @throws TypeError without naming the header's value, which may be a secret
 */
export function createHeaders(...sets: (Record<string, string> | undefined)[]): Headers {
  const headers = new Headers({ accept: 'application/json' });
  for (const [name, value] of sets.flatMap((set) => Object.entries(set ?? {}))) {
    try {
      headers.set(name, value);
    } catch {
      throw createUsageError(
        'GUILDHALL_UPSTREAM_HEADER',
        'A header of an upstream call has an impossible name or value: use ASCII without line breaks.',
      );
    }
  }
  return headers;
}

/** @param login `name:password` */
export function createBasicAuth(login: string | undefined): Record<string, string> {
  return login ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` } : {};
}
