/**
 * A placeholder in seed files for the address of the content service: WordPress writes its own absolute address into
 * permalinks, pictures and routes, and the port is known only once the sandbox listens.
 */
export const contentHost = 'http://content.invalid';

/** `path` as an absolute address on the content host. */
export function onContentHost(path: string): string {
  return `${contentHost}${path}`;
}

/** The JSON of `value`, with the placeholder replaced by `origin`. */
export function jsonAt(origin: string, value: unknown): string {
  return JSON.stringify(value).replaceAll(contentHost, origin);
}
