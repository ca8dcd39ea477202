/** Where a product's page is: `/p/{handle}`. */
export function productPath(handle: string): `/p/${string}` {
  return `/p/${encodeURIComponent(handle)}`;
}
