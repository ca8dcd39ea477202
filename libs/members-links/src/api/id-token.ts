import { createSecret, isSecret } from './secrets.ts';

/** First part of each token: tells it from the tokens of other services. */
const head = encode({ typ: 'guildhall-links' });

/**
 * Creates an ID token: the member's ID, which limits of calls read unverified, and a secret. The store has the secret's
 * hash; no key can sign tokens elsewhere.
 */
export function createIdToken(uid: string): { idToken: string; secret: string } {
  const secret = createSecret();
  return { idToken: [head, encode({ sub: uid }), secret].join('.'), secret };
}

/** Returns the token's parts; `undefined` for one that this package has not created. */
export function parseIdToken(idToken: string): { uid: string; secret: string } | undefined {
  const [first, claims = '', secret = '', ...rest] = idToken.split('.');
  if (first !== head || rest.length > 0 || !isSecret(secret)) return undefined;
  const uid = parseUid(claims);
  return uid === undefined ? undefined : { uid, secret };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function parseUid(claims: string): string | undefined {
  try {
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
