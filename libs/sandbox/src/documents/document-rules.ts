import { readIdToken } from '../identity/id-token.ts';

export type Caller = 'service' | 'anybody' | { uid: string };

/** Reads the caller from the header `authorization`; `undefined` if its token is invalid. */
export function readCaller(authorization: string | undefined, now: Date): Caller | undefined {
  if (authorization === undefined) return 'anybody';
  if (authorization === 'Bearer owner') return 'service';
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  const read = token === undefined ? 'invalid' : readIdToken(token, now);
  return typeof read === 'object' ? { uid: read.claims.sub } : undefined;
}

/**
 * The project's rules: everyone reads the exchange rates, the owner reads `users/<uid>`, and only the service writes.
 */
export function canRead(path: string, caller: Caller): boolean {
  if (caller === 'service' || path === 'settings/exchangeRates') return true;
  return caller !== 'anybody' && path === `users/${caller.uid}`;
}

export function canWrite(caller: Caller): boolean {
  return caller === 'service';
}
