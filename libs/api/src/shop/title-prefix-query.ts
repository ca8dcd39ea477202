import { toTitlePrefixQuery } from '@guildhall/shop-client';

/** True for exactly the search text that the shop’s client creates. */
export function isTitlePrefixQuery(query: string): boolean {
  const words = query.replaceAll('title:', '').replace(/\*$/, '');
  return toTitlePrefixQuery(words) === query;
}
