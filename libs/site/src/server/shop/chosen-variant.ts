import { findVariantInQuery } from '@guildhall/shop-client';

/**
 * Finds the variant that a URL chooses on a product's page: one of the queries that the page knows, whatever else the URL
 * contains. So a product has only as many cached pages as it has variants.
 *
 * @param variants queries such as `Size=A2`; without those of the variant that the page itself shows
 */
export function findChosenVariant(url: string, variants: readonly string[] = []): string | undefined {
  const start = url.indexOf('?');
  if (start === -1 || variants.length === 0) return undefined;
  const known = variants.map((query) => ({
    query,
    options: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
  }));
  return findVariantInQuery(known, new URLSearchParams(url.slice(start + 1).split('#')[0]))?.query;
}
