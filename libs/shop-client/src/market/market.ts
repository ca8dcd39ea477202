/** The market of the shop's responses: prices, assortment and language. */
export interface Market {
  /** ISO 3166-1, two letters: `DK`. Default: the shop's primary market. */
  country?: string | undefined;
  /** A language code of the vendor's: `EN`, `PT_BR`. Default: the shop's primary language. */
  language?: string | undefined;
}

/**
 * Adds the market to the variables of a document: `$country` and `$language`, if the document declares them. The vendor
 * reads both from `@inContext` for the catalogue; a cart takes its country from its buyer when it is created, and
 * ignores it in every later document.
 *
 * @example
 * const document = getDocument('6f1c2d3e4a5b6c7d');
 * const variables = addMarket(document, { handle: 'print-tides' }, { country: 'DK', language: 'EN' });
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
