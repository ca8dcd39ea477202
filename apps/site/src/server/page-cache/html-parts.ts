import { createHash } from 'node:crypto';

/** A part of a page that many pages share, such as their styles: encoded and hashed once for all of them. */
export interface SharedPart {
  readonly bytes: Buffer;
  /** Different for different bytes. */
  readonly hash: string;
}

export type HtmlPart = string | SharedPart;

/** One page of its parts, and a tag that is equal for equal parts. Shared parts are not looked at again. */
export function joinParts(parts: readonly HtmlPart[]): { html: Buffer; tag: string } {
  const hash = createHash('sha256');
  const pieces = parts.map((part) => {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part.bytes;
    hash.update(typeof part === 'string' ? bytes : part.hash);
    return bytes;
  });
  return { html: Buffer.concat(pieces), tag: hash.digest('base64url').slice(0, 22) };
}
