import type { UrlPolicy } from '../urls/url-policy.ts';
import { toSafeImageUrl } from '../urls/safe-image-url.ts';

const candidateShape = /^(\S+) +(\d{1,5}w|\d{1,2}(?:\.\d{1,2})?x)$/;

/** Checks each candidate of a `srcset`. Refused and malformed ones are dropped. */
export function toSafeSrcset(value: string, policy: UrlPolicy): string | undefined {
  const allowed = value
    .replace(/(\d[wx]),(?=\S)/g, '$1, ')
    .split(/,\s+/, 20)
    .map((candidate) => candidateShape.exec(candidate.trim()))
    .map((parts) => ({ address: toSafeImageUrl(parts?.[1], policy), size: parts?.[2] }))
    .filter(({ address }) => address !== undefined && !address.includes(','))
    .map(({ address, size }) => `${address} ${size}`);
  return allowed.length === 0 ? undefined : allowed.join(', ');
}
