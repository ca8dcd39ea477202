import { allowedTags } from './allowed-tags.ts';

export interface StrictTag {
  name: string;
  attributes: Map<string, string>;
}

const token = /[^<>]+|<\/([a-z0-9]+)>|<([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/y;
const attribute = / ([a-z-]+)(?:="([^"<>]*)")?/g;

/**
 * Reads sanitised HTML by the narrowest grammar there is, independent of any parser's leniency: known tags only, double
 * quotes only, no bare angle bracket anywhere. Throws where the text leaves it.
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
