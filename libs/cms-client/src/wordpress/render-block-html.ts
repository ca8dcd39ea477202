import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { getCoreName, getInnerBlocks, type RawBlock } from './core-block.ts';

const maxDepth = 20;

/** Blocks whose HTML cannot be part of a text. */
const separateKinds = new Set(['audio', 'embed', 'file', 'freeform', 'shortcode', 'video']);

/**
 * Assembles a block's HTML as WordPress does: each gap in `innerContent` is the next inner block.
 *
 * @param apart receives inner blocks that text cannot contain
 */
export function renderBlockHtml(raw: RawBlock, apart: unknown[], depth = 0): string | undefined {
  const { innerHTML, innerContent } = raw;
  const inner = getInnerBlocks(raw);
  if (inner.length === 0 || depth === maxDepth || !Array.isArray(innerContent))
    return typeof innerHTML === 'string' ? innerHTML : undefined;
  let next = 0;
  return innerContent
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      const block = inner[next++];
      const html = isRecord(block) && isTextBlock(block) ? renderInnerHtml(block, apart, depth + 1) : '';
      if (html === '' && block !== undefined) apart.push(block);
      return html;
    })
    .join('');
}

function renderInnerHtml(block: RawBlock, apart: unknown[], depth: number): string {
  return readWord(block['html']) ?? renderBlockHtml(block, apart, depth) ?? '';
}

function isTextBlock(block: RawBlock): boolean {
  const name = getCoreName(block);
  return name !== undefined && !separateKinds.has(name);
}
