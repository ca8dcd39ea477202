/** The project of the sandbox's members. */
export const projectId = 'demo-guildhall';

export interface IdTokenClaims {
  sub: string;
  aud: string;
  iss: string;
  iat: number;
  exp: number;
  auth_time: number;
  [claim: string]: unknown;
}

export type ReadIdToken = { claims: IdTokenClaims } | 'invalid' | 'expired';

/** Reads an ID token of the emulator, which is unsigned: a signed token is invalid. */
export function readIdToken(token: string, now: Date): ReadIdToken {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature !== '' || rest.length > 0) return 'invalid';
  const [{ alg } = {}, claims] = [
    parsePart(header),
    parsePart(payload) as Partial<IdTokenClaims> | undefined,
  ];
  if (alg !== 'none' || !belongsToProject(claims)) return 'invalid';
  return claims.exp * 1000 <= now.getTime() ? 'expired' : { claims };
}

export function withClaims(token: string, changes: Partial<IdTokenClaims>): string {
  const [header = '', payload = ''] = token.split('.');
  return `${header}.${encode({ ...parsePart(payload), ...changes })}.`;
}

function belongsToProject(claims: Partial<IdTokenClaims> | undefined): claims is IdTokenClaims {
  return (
    claims !== undefined &&
    claims.aud === projectId &&
    claims.iss === `https://securetoken.google.com/${projectId}` &&
    typeof claims.sub === 'string' &&
    claims.sub !== '' &&
    typeof claims.exp === 'number'
  );
}

function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
