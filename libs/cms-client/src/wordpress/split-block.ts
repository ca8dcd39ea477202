import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import type { Loss } from '../problems/losses.ts';
import { parseClassicText } from './classic-text.ts';
import { renderBlockHtml } from './render-block-html.ts';
import { getAttrs, getCoreName, getInnerBlocks, getOwnHtml, type RawBlock } from './core-block.ts';
import { isConverted } from './convert-core-block.ts';
import { findAttributes, readCaption } from './markup.ts';

/** The blocks that replace a block. */
export interface SplitBlock {
  /** Made of the block itself. */
  before: readonly unknown[];
  inner: readonly unknown[];
  /** Made of the block itself. */
  after: readonly unknown[];
  losses: readonly Loss[];
}

/** WordPress blocks that only contain others. */
const containers = new Set([
  ...['columns', 'column', 'group', 'row', 'stack', 'cover', 'buttons', 'gallery'],
  ...['block', 'pattern', 'template-part'],
]);

/** Returns the blocks that replace a WordPress block, or `undefined` if it stays. */
export function splitBlock(raw: unknown): SplitBlock | undefined {
  if (!isRecord(raw)) return undefined;
  const name = getCoreName(raw);
  const inner = getInnerBlocks(raw);
  if (name === 'freeform' && inner.length === 0) return splitClassicText(raw);
  if (name === undefined || inner.length === 0) return undefined;
  if (!containers.has(name)) return isConverted(raw) ? undefined : splitTextBlock(raw);
  const blockContent = name === 'cover' ? readCoverImage(raw) : { before: [], losses: [] };
  return { ...blockContent, inner, after: name === 'gallery' ? createCaptionBlocks(raw) : [] };
}

function splitClassicText(raw: RawBlock): SplitBlock | undefined {
  const written = readWord(raw['html']) ?? readWord(raw['innerHTML']);
  if (written === undefined) return undefined;
  const { blocks, losses } = parseClassicText(raw, written);
  return { before: blocks, inner: [], after: [], losses };
}

function readCoverImage(raw: RawBlock): Pick<SplitBlock, 'before' | 'losses'> {
  const attrs = getAttrs(raw);
  const image = findAttributes(getOwnHtml(raw), 'img');
  const url = image?.['src'] ?? attrs['url'];
  const lost = findCoverLoss(attrs);
  if (lost) return { before: [], losses: [lost] };
  if (typeof url !== 'string' || url === '') return { before: [], losses: [] };
  const alt = image?.['alt'] ?? attrs['alt'];
  return { before: [{ blockName: 'core/image', image: { url, alt }, size: 'wide' }], losses: [] };
}

function findCoverLoss(attrs: RawBlock): Loss | undefined {
  if (attrs['backgroundType'] === 'video') {
    return {
      field: [],
      message: 'the background video of the cover was left out',
      advice: 'Use a video block, or a background picture.',
    };
  }
  if (attrs['useFeaturedImage'] !== true) return undefined;
  return {
    field: [],
    message: 'the featured image of the cover was left out: the block does not say which image it is',
    advice: 'Choose a picture for the cover itself.',
  };
}

function createCaptionBlocks(raw: RawBlock): unknown[] {
  const caption = readCaption(getOwnHtml(raw));
  if (caption === '') return [];
  const html = `<figure><figcaption>${caption}</figcaption></figure>`;
  return [{ blockName: 'core/text', textType: 'html', html }];
}

/** Splits a block into its HTML and the inner blocks that text cannot contain. */
function splitTextBlock(raw: RawBlock): SplitBlock | undefined {
  const apart: unknown[] = [];
  const html = renderBlockHtml(raw, apart);
  if (apart.length === 0) return undefined;
  const what = apart.length === 1 ? '1 block inside it is' : `${apart.length} blocks inside it are`;
  const pronoun = apart.length === 1 ? 'it' : 'them';
  return {
    before: [{ ...raw, html, innerBlocks: [] }],
    inner: apart,
    after: [],
    losses: [
      {
        field: [],
        message: `${what} shown after it: text cannot contain ${pronoun}`,
        advice: 'Move these blocks out of it, to where you want them.',
      },
    ],
  };
}
