/**
 * Returns the path of a page of results.
 *
 * @param searchPath path of the search page, `search` of the organisation's facts
 */
export function getSiteSearchPath(searchPath: string, text: string, page = 1): string {
  const query = new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) });
  return `${searchPath}?${query.toString()}`;
}
