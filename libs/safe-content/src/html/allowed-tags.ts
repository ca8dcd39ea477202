/** Everything an editor's text may consist of. No foreign content, no forms, no frames, nothing that holds raw text. */
export const allowedTags = [
  ...['p', 'br', 'wbr', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['a', 'abbr', 'cite', 'q', 'time', 'code', 'kbd', 'pre', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const emptyTags = ['br', 'wbr', 'hr', 'img'];

/** Tags whose content goes with them: it was never text for reading, or a browser would read it by other rules. */
export const tagsDroppedWithContent = [
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'title',
    'textarea',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  ...['svg', 'math', 'iframe', 'object', 'applet', 'audio', 'video', 'canvas', 'map'],
  ...['select', 'option', 'optgroup', 'datalist'],
];

const lists = ['ul', 'ol'];
const table = ['table'];
const parentsOf = new Map<string, readonly string[]>([
  ['li', lists],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, table] as const),
]);

const allowed = new Set(allowedTags);

/**
 * The name under which a tag is kept, or `undefined` when it is dropped. A tag that a browser would let close
 * something outside the text (a `li` without its list, a link in a link) becomes a neutral one, so that a text
 * cannot break out of its place on the page. A page has one `h1`, and it is not in body text.
 */
export function keptName(name: string, isOpen: (name: string) => boolean): string | undefined {
  if (name === 'h1') return 'h2';
  if (!allowed.has(name)) return undefined;
  if (name === 'a' && isOpen('a')) return 'span';
  const parents = parentsOf.get(name);
  return parents === undefined || parents.some(isOpen) ? name : 'div';
}
