import { isRecord } from '../fields/is-record.ts';
import { renderBlockHtml } from '../wordpress/render-block-html.ts';
import { getAttrs, getCoreName, getOwnHtml, type RawBlock } from '../wordpress/core-block.ts';
import { isConverted } from '../wordpress/convert-core-block.ts';
import type { PlacedBlock } from './walk-blocks.ts';

/** Limit of texts next to one image. Later ones stay separate blocks. */
const maxTexts = 12;

interface AlignedImage {
  image: PlacedBlock & { raw: RawBlock };
  html: string[];
}

/**
 * Merges an image that WordPress aligned left or right with the paragraphs and lists after it: text can only flow
 * around an image within one block.
 */
export function* mergeAlignedImages(
  blocks: Iterable<PlacedBlock | undefined>,
): Generator<PlacedBlock | undefined> {
  let open: AlignedImage | undefined;
  for (const block of blocks) {
    if (block && open) {
      const html = findTextBeside(open, block);
      if (html === undefined) {
        yield toMergedBlock(open);
        open = undefined;
      } else {
        open.html.push(html);
        yield undefined;
        continue;
      }
    }
    if (block && isAligned(block)) open = { image: block, html: [getOwnHtml(block.raw)] };
    else yield block;
  }
  if (open) yield toMergedBlock(open);
}

function isAligned(block: PlacedBlock): block is AlignedImage['image'] {
  const { raw } = block;
  if (!isRecord(raw) || getCoreName(raw) !== 'image' || isConverted(raw)) return false;
  const { align } = getAttrs(raw);
  return (align === 'left' || align === 'right') && getOwnHtml(raw) !== '';
}

function findTextBeside(
  { image, html }: AlignedImage,
  { raw, parent, losses }: PlacedBlock,
): string | undefined {
  if (!isRecord(raw) || parent !== image.parent || losses.length > 0 || html.length > maxTexts)
    return undefined;
  const name = getCoreName(raw);
  const isPlain = getAttrs(raw)['className'] === undefined && raw['backgroundColor'] === undefined;
  if ((name !== 'paragraph' && name !== 'list') || isConverted(raw) || !isPlain) return undefined;
  return renderBlockHtml(raw, []);
}

function toMergedBlock({ image, html }: AlignedImage): PlacedBlock {
  if (html.length === 1) return image;
  const raw = { ...image.raw, blockName: 'core/text', textType: 'html', html: html.join('') };
  return { ...image, raw };
}
