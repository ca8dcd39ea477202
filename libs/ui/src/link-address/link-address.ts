import type { SafeUrl } from '@guildhall/safe-content';

/**
 * Where a link may lead: an address that was checked, or a path or fragment written in the code itself. The empty
 * address is the page itself, asked for once more.
 */
export type LinkAddress = SafeUrl | `/${string}` | `#${string}` | '';

/** `_blank` opens a new tab; anything else stays in this one. */
export type LinkTarget = '' | '_blank';

/** What an anchor that may open a new tab needs beside its address. */
export function targetAttributes(target: LinkTarget | undefined): { target?: '_blank'; rel?: string } {
  return target === '_blank' ? { target, rel: 'noopener' } : {};
}
