import { createHmac } from 'node:crypto';

/** Returns the key in Redis of something that `parts` identify. It contains only their hash. */
export type ToKey = (kind: string, ...parts: string[]) => string;

/** Hex digits of a hash: 128 bits. */
const hashLength = 32;

/**
 * Creates the keys of one site: several sites can share a Redis. The hashes are keyed with the password, because the hash
 * of an IPv4 address alone could be guessed.
 */
export function createKeys(url: string, siteOrigin: string): ToKey {
  const { password } = new URL(url);
  const { host } = new URL(siteOrigin);
  return (kind, ...parts) => {
    const prefix = `guildhall:${host}:${kind}`;
    if (parts.length === 0) return prefix;
    const hash = createHmac('sha256', password).update(JSON.stringify(parts)).digest('hex');
    return `${prefix}:${hash.slice(0, hashLength)}`;
  };
}
