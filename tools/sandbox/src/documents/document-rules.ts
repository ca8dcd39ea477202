import { readIdToken } from '../identity/id-token.ts';

/** Who requests a document. */
export type Caller = 'service' | 'anybody' | { uid: string };

/** The caller according to the header `authorization`; `undefined` if the token in it is not valid. */
export function callerOf(authorization: string | undefined, now: Date): Caller | undefined {
  if (authorization === undefined) return 'anybody';
  if (authorization === 'Bearer owner') return 'service';
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  const read = token === undefined ? 'invalid' : readIdToken(token, now);
  return typeof read === 'object' ? { uid: read.claims.sub } : undefined;
}

/**
 * The rules of the project: everybody reads the exchange rates, the owner reads `users/<uid>`, and only the service
 * writes.
 */
export function mayRead(path: string, caller: Caller): boolean {
  if (caller === 'service' || path === 'settings/exchangeRates') return true;
  return caller !== 'anybody' && path === `users/${caller.uid}`;
}

export function mayWrite(caller: Caller): boolean {
  return caller === 'service';
}
