/**
 * In seed files, means the address the content service turns out to have: WordPress writes its own absolute
 * address into permalinks, pictures and routes, and the port is known only once the sandbox listens.
 */
export const contentHost = 'http://content.invalid';

/** `path` as an absolute address on the content host. */
export function onContentHost(path: string): string {
  return `${contentHost}${path}`;
}

/** JSON text of `value` in which the content host is `origin`. */
export function jsonAt(origin: string, value: unknown): string {
  return JSON.stringify(value).replaceAll(contentHost, origin);
}
