/** A block as WordPress's `parse_blocks` gives it; its inner blocks are where `inner` is in its HTML. */
export function parseBlocks(
  name: string,
  innerHTML: string,
  { attrs = [], inner = [] }: { attrs?: unknown; inner?: readonly unknown[] } = {},
): Record<string, unknown> {
  const parts = innerHTML.split('…inner…');
  return {
    blockName: name.includes('/') ? name : `core/${name}`,
    attrs,
    innerBlocks: inner,
    innerHTML: parts.join('\n\n'),
    innerContent: inner.length === 0 ? [innerHTML] : [parts[0], ...inner.map(() => null), parts[1] ?? ''],
  };
}

/** The text between two blocks, and all of a post from before there were blocks. */
export function parseText(innerHTML: string): Record<string, unknown> {
  return { blockName: null, attrs: [], innerBlocks: [], innerHTML, innerContent: [innerHTML] };
}

/** Blocks as they come: an empty line between every two. */
export function addGaps(...blocks: unknown[]): unknown[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [parseText('\n\n'), block]));
}

export const paragraph = (words: string): Record<string, unknown> =>
  parseBlocks('paragraph', `\n<p class="wp-block-paragraph">${words}</p>\n`);
