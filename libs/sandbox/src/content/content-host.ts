/**
 * A placeholder in seed files for the origin of the content service: WordPress writes absolute URLs into permalinks,
 * pictures and routes, and the port is known only once the sandbox listens.
 */
export const contentHost = 'http://content.invalid';

/** Returns the URL of a path on the content service, with the placeholder as its origin. */
export function onContentHost(path: string): string {
  return `${contentHost}${path}`;
}

/** Returns the JSON of `value`, with the placeholder replaced by `origin`. */
export function stringifyFor(origin: string, value: unknown): string {
  return JSON.stringify(value).replaceAll(contentHost, origin);
}
