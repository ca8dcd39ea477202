import { tintRule } from '@guildhall/ui';

/** The rules for the dominant colours of a page's pictures. No style attribute may carry them. */
export function tintsOf(html: string): string {
  const classes = new Set(html.match(/\btint-[0-9a-f]{6}\b/g));
  return [...classes]
    .sort()
    .map((name) => tintRule(`#${name.slice('tint-'.length)}`))
    .join('');
}
