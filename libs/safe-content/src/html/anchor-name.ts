/** Characters that need no escaping in an attribute or a link's fragment. */
const shape = /^[^\s\p{C}\p{Z}"'`<>&=#%?/\\]{1,120}$/u;

/**
 * Parses the name of an anchor, as in `<a name="…">`.
 *
 * @returns `undefined` for anything but a text of 1–120 characters that needs no escaping in an attribute or a link
 * @example
 * parseAnchorName('team'); // 'team'
 * parseAnchorName('a "quoted" name'); // undefined
 */
export function parseAnchorName(untrusted: unknown): string | undefined {
  return typeof untrusted === 'string' && shape.test(untrusted) ? untrusted : undefined;
}
