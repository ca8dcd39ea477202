import type { SafeUrl } from '@guildhall/safe-content';

/** Target of a link: a checked URL, or a path or fragment written in the code. An empty one reloads the page. */
export type LinkUrl = SafeUrl | `/${string}` | `#${string}` | '';

/** `_blank` opens a new tab. */
export type LinkTarget = '' | '_blank';

export function getTargetAttributes(target: LinkTarget | undefined): { target?: '_blank'; rel?: string } {
  return target === '_blank' ? { target, rel: 'noopener' } : {};
}
