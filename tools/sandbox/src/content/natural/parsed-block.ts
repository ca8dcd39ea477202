/** A block as WordPress's `parse_blocks` gives it. */
export interface ParsedBlock {
  blockName: string | null;
  attrs: unknown;
  innerBlocks: ParsedBlock[];
  innerHTML: string;
  /** Its HTML in pieces; null where an inner block is. */
  innerContent: (string | null)[];
}

/** A block; the blocks inside it are where its HTML says `…inner…`. */
export function parsed(
  blockName: string,
  html: string,
  { attrs = [], inner = [] }: { attrs?: unknown; inner?: ParsedBlock[] } = {},
): ParsedBlock {
  const [before = '', after] = html.split('…inner…');
  const pieces = after === undefined ? [before] : [before, ...inner.map(() => null), after];
  return { blockName, attrs, innerBlocks: inner, innerHTML: before + (after ?? ''), innerContent: pieces };
}

/** What is between two blocks, and all of a post of the classic editor. */
export function parsedText(innerHTML: string): ParsedBlock {
  return { blockName: null, attrs: [], innerBlocks: [], innerHTML, innerContent: [innerHTML] };
}

/** Blocks as they come, with an empty text between every two. */
export function withGaps(...blocks: ParsedBlock[]): ParsedBlock[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [parsedText('\n\n'), block]));
}
