import { mathGroups, mathNotations, mathTags, mathTokens } from './math-tags.ts';

/** All tags of an editor's text. No foreign content but formulas, no forms, frames or raw text. */
export const allowedTags = [
  ...['p', 'br', 'wbr', 'hr', 'div', 'span', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['a', 'abbr', 'dfn', 'cite', 'q', 'time', 'code', 'kbd', 'samp', 'var', 'pre', 'blockquote', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...mathTags,
];

export const emptyTags = ['br', 'wbr', 'hr', 'img'];

/** Renamed tags: the page has its own `h1` and landmarks. */
const otherNames = new Map([
  ['h1', 'h2'],
  ...['section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'hgroup', 'center'].map(
    (name) => [name, 'div'] as const,
  ),
  ['strike', 's'],
  ['acronym', 'abbr'],
  ['tt', 'code'],
  ...mathGroups.map((name) => [name, 'mrow'] as const),
]);

/** Tags dropped with their content: it is not text for readers, or browsers parse it differently. */
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
  ...mathNotations,
  ...['svg', 'iframe', 'object', 'applet', 'audio', 'video', 'canvas', 'map'],
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
const math = new Set(mathTags);

/**
 * Returns the name of a tag, or `undefined` to drop it. Tags that could close an element outside the text (`li`
 * without a list, a link in a link) become neutral, so that text cannot break out of its place.
 *
 * @param parent new name of the tag around it
 */
export function findAllowedName(
  tag: string,
  isOpen: (name: string) => boolean,
  parent: string | undefined,
): string | undefined {
  const name = otherNames.get(tag) ?? tag;
  if (!allowed.has(name)) return undefined;
  // A formula holds only its own elements, and they stand nowhere else.
  if (isOpen('math')) return name === 'math' || !math.has(name) || mathTokens.some(isOpen) ? undefined : name;
  if (math.has(name) && name !== 'math') return undefined;
  if (name === 'a' && isOpen('a')) return 'span';
  if (name === 'summary' && parent !== 'details') return 'div';
  const parents = requiredParents.get(name);
  return parents === undefined || parents.some(isOpen) ? name : 'div';
}
