/** Everything an editor's text may consist of. No foreign content, no forms, no frames, nothing that holds raw text. */
export const allowedTags = [
  ...['p', 'br', 'wbr', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['a', 'abbr', 'dfn', 'cite', 'q', 'time', 'code', 'kbd', 'samp', 'var', 'pre', 'blockquote', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const emptyTags = ['br', 'wbr', 'hr', 'img'];

/** Tags that are renamed: a page has one `h1`, which is not in body text, and its own parts. */
const otherNames = new Map([
  ['h1', 'h2'],
  ...['section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'hgroup', 'center'].map(
    (name) => [name, 'div'] as const,
  ),
  ['strike', 's'],
  ['acronym', 'abbr'],
  ['tt', 'code'],
]);

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
const requiredParents = new Map<string, readonly string[]>([
  ['li', lists],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, table] as const),
]);

const allowed = new Set(allowedTags);

/**
 * The name a tag gets, or `undefined` when it is dropped. A tag that a browser would let close
 * something outside the text (a `li` without its list, a link in a link) becomes a neutral one, so that a text
 * cannot break out of its place on the page.
 *
 * @param parent the tag directly around it, by its new name
 */
export function findAllowedName(
  tag: string,
  isOpen: (name: string) => boolean,
  parent: string | undefined,
): string | undefined {
  const name = otherNames.get(tag) ?? tag;
  if (!allowed.has(name)) return undefined;
  if (name === 'a' && isOpen('a')) return 'span';
  if (name === 'summary' && parent !== 'details') return 'div';
  const parents = requiredParents.get(name);
  return parents === undefined || parents.some(isOpen) ? name : 'div';
}
