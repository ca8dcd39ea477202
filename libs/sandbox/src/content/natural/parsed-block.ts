/** A block in the shape of WordPress's `parse_blocks`. */
export interface ParsedBlock {
  blockName: string | null;
  attrs: unknown;
  innerBlocks: ParsedBlock[];
  innerHTML: string;
  innerContent: (string | null)[];
}

export function toParsedBlock(
  blockName: string,
  html: string,
  { attrs = [], inner = [] }: { attrs?: unknown; inner?: ParsedBlock[] } = {},
): ParsedBlock {
  const [before = '', after] = html.split('…inner…');
  const pieces = after === undefined ? [before] : [before, ...inner.map(() => null), after];
  return { blockName, attrs, innerBlocks: inner, innerHTML: before + (after ?? ''), innerContent: pieces };
}

/** The text between two blocks, or the whole post of the classic editor. */
export function toParsedText(innerHTML: string): ParsedBlock {
  return { blockName: null, attrs: [], innerBlocks: [], innerHTML, innerContent: [innerHTML] };
}

/** The blocks with an empty text between every two. */
export function withGaps(...blocks: ParsedBlock[]): ParsedBlock[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [toParsedText('\n\n'), block]));
}
