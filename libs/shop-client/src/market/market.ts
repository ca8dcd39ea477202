/** For whom the shop answers: which market's prices and assortment, and in which language. */
export interface Market {
  /** ISO 3166-1, two letters: `DK`. Without it, the shop's primary market. */
  country?: string | undefined;
  /** A language code of the vendor's: `EN`, `PT_BR`. Without it, the shop's primary language. */
  language?: string | undefined;
}

/**
 * The variables of a document, with those that say for which market the shop answers: as many of `$country` and
 * `$language` as the document takes. The vendor reads both from `@inContext` for the catalogue; a cart takes its country
 * from its buyer when it is created, and ignores it in every later document.
 *
 * @example
 * addMarket(document, { handle: 'print-tides' }, { country: 'DK', language: 'EN' });
 */
export function addMarket(
  document: string,
  variables: Record<string, unknown>,
  { country, language }: Market,
): Record<string, unknown> {
  return {
    ...variables,
    ...(country !== undefined && document.includes('$country:') && { country }),
    ...(language !== undefined && document.includes('$language:') && { language }),
  };
}
