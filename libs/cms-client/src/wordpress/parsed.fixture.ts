/** A block as WordPress's `parse_blocks` returns it. `inner` marks its inner blocks in the HTML. */
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

/** Text between two blocks, or a whole classic post. */
export function parseText(innerHTML: string): Record<string, unknown> {
  return { blockName: null, attrs: [], innerBlocks: [], innerHTML, innerContent: [innerHTML] };
}

/** Adds an empty text between blocks, as `parse_blocks` does. */
export function addGaps(...blocks: unknown[]): unknown[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [parseText('\n\n'), block]));
}

export const paragraph = (words: string): Record<string, unknown> =>
  parseBlocks('paragraph', `\n<p class="wp-block-paragraph">${words}</p>\n`);
