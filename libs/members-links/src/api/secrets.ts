import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 bits, as 43 characters that need no escape in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** True for a text with the format of a secret. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns the only form in which a secret is stored. It needs no salt: nobody can try all secrets. */
export function hashSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}
