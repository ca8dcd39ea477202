const file =
  /^\/assets\/|^[^?#]*\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|ttf|webmanifest|webp|woff2?|xml)(?:[?#]|$)/i;

/**
 * Returns true for the URL of a file: no page has one, and nobody reads the page that says that it is missing.
 *
 * @param url path and query, as requested
 */
export function isFilePath(url: string): boolean {
  return file.test(url);
}
