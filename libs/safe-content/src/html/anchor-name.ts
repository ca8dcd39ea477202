/** No blank, nothing that a link's fragment or an attribute would need escaped. */
const shape = /^[^\s\p{C}\p{Z}"'`<>&=#%?/\\]{1,120}$/u;

/** The name of a place in a page, as it may be in `<a name="…">`; `undefined` when it may not. */
export function parseAnchorName(untrusted: unknown): string | undefined {
  return typeof untrusted === 'string' && shape.test(untrusted) ? untrusted : undefined;
}
