import { allowedTags } from './allowed-tags.ts';

export interface StrictTag {
  name: string;
  attributes: Map<string, string>;
}

const token = /[^<>]+|<\/([a-z0-9]+)>|<([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/y;
const attribute = / ([a-z-]+)(?:="([^"<>]*)")?/g;

/**
 * Parses sanitised HTML by a strict grammar, independent of lenient parsers: known tags and double quotes only, no
 * bare angle brackets. Throws on anything else.
 */
export function readStrictly(html: string): StrictTag[] {
  const tags: StrictTag[] = [];
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const start = token.lastIndex;
    const match = token.exec(html);
    if (match === null) throw new Error(`not strict: ${html.slice(start, start + 80)}`);
    const [, closed, opened, attributes = '', empty] = match;
    if (closed !== undefined && open.pop() !== closed) throw new Error(`badly nested: ${match[0]}`);
    if (opened === undefined) continue;
    if (!allowedTags.includes(opened)) throw new Error(`unknown tag: ${match[0]}`);
    if (empty === undefined) open.push(opened);
    const pairs = [...attributes.matchAll(attribute)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    tags.push({ name: opened, attributes: new Map(pairs) });
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(' ')}`);
  return tags;
}
