import { findVariantInQuery } from '@guildhall/shop-client';
import type { VariantChoice } from '../../page/page-model.ts';

/**
 * Finds the query of the variant that a URL chooses on a product's page: by its options, or by the `variant` of the vendor's
 * own shop, whose links are in ads and feeds. The page knows its variants, whatever else the URL contains, so a product has
 * only as many cached pages as it has variants.
 *
 * @param variants without the one that the page itself shows
 */
export function findChosenVariant(url: string, variants: readonly VariantChoice[] = []): string | undefined {
  const start = url.indexOf('?');
  if (start === -1 || variants.length === 0) return undefined;
  const chosen = new URLSearchParams(url.slice(start + 1).split('#')[0]);
  const known = variants.map(({ query, id }) => ({
    ...{ query, id },
    options: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
  }));
  const number = /(?:^|\/)(\d+)$/.exec(chosen.get('variant') ?? '')?.[1];
  const byOptions = findVariantInQuery(known, chosen);
  return (byOptions ?? known.find(({ id }) => number !== undefined && id.split('/').at(-1) === number))
    ?.query;
}
