import { tintRule } from '@guildhall/ui';

/** The rules for the dominant colours of a page's pictures. No style attribute may carry them. */
export function tintsOf(html: string): string {
  const colours = new Set([...html.matchAll(/\btint-([0-9a-f]{6})\b/g)].map(([, hex]) => hex ?? ''));
  return [...colours]
    .sort()
    .map((hex) => tintRule(`#${hex}`))
    .join('');
}
