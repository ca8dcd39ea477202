import type { UrlPolicy } from '../urls/url-policy.ts';
import { toSafeImageUrl } from '../urls/safe-image-url.ts';

const candidateShape = /^(\S+) +(\d{1,5}w|\d{1,2}(?:\.\d{1,2})?x)$/;

/** Checks every candidate of a `srcset` as a picture; those that are refused or oddly written are left out. */
export function toSafeSrcset(value: string, policy: UrlPolicy): string | undefined {
  const allowed = value
    .split(/,\s+/, 20)
    .map((candidate) => candidateShape.exec(candidate.trim()))
    .map((parts) => ({ address: toSafeImageUrl(parts?.[1], policy), size: parts?.[2] }))
    .filter(({ address }) => address !== undefined && !address.includes(','))
    .map(({ address, size }) => `${address} ${size}`);
  return allowed.length === 0 ? undefined : allowed.join(', ');
}
