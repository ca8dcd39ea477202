import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import type { LeftOut } from '../problems/left-out.ts';
import { blocksOfText } from './classic-text.ts';
import { htmlOf } from './block-html.ts';
import { attrsOf, coreName, innerBlocks, ownHtml, type RawBlock } from './core-block.ts';
import { hasOwnKind } from './from-wordpress.ts';
import { attributesOf, captionOf } from './markup.ts';

/** The parts shown in the place of a block. */
export interface Parts {
  /** Made of the block itself. */
  before: readonly unknown[];
  /** The blocks inside it. */
  inner: readonly unknown[];
  /** Made of the block itself. */
  after: readonly unknown[];
  losses: readonly LeftOut[];
}

/** Blocks of WordPress that only hold others. */
const containers = new Set([
  ...['columns', 'column', 'group', 'row', 'stack', 'cover', 'buttons', 'gallery'],
  ...['block', 'pattern', 'template-part'],
]);

/** The blocks that are shown in the place of one of WordPress's, one after the other; `undefined` for itself. */
export function partsOf(raw: unknown): Parts | undefined {
  if (!isRecord(raw)) return undefined;
  const name = coreName(raw);
  const inner = innerBlocks(raw);
  if (name === 'freeform' && inner.length === 0) return classicText(raw);
  if (name === undefined || inner.length === 0) return undefined;
  if (!containers.has(name)) return hasOwnKind(raw) ? undefined : textAndOthers(raw);
  const own = name === 'cover' ? behindCover(raw) : { before: [], losses: [] };
  return { ...own, inner, after: name === 'gallery' ? captionBelow(raw) : [] };
}

/** A text from before there were blocks: its paragraphs, and its films. */
function classicText(raw: RawBlock): Parts | undefined {
  const written = readWord(raw['html']) ?? readWord(raw['innerHTML']);
  if (written === undefined) return undefined;
  const { blocks, losses } = blocksOfText(raw, written);
  return { before: blocks, inner: [], after: [], losses };
}

/** The picture that a cover has behind its blocks. */
function behindCover(raw: RawBlock): Pick<Parts, 'before' | 'losses'> {
  const attrs = attrsOf(raw);
  const image = attributesOf(ownHtml(raw), 'img');
  const url = image?.['src'] ?? attrs['url'];
  const lost = lostBehind(attrs);
  if (lost) return { before: [], losses: [lost] };
  if (typeof url !== 'string' || url === '') return { before: [], losses: [] };
  const alt = image?.['alt'] ?? attrs['alt'];
  return { before: [{ blockName: 'core/image', image: { url, alt }, size: 'wide' }], losses: [] };
}

function lostBehind(attrs: RawBlock): LeftOut | undefined {
  if (attrs['backgroundType'] === 'video') {
    return {
      field: [],
      message: 'the film behind the cover was left out',
      advice: 'Use a video block, or a picture behind the cover.',
    };
  }
  if (attrs['useFeaturedImage'] !== true) return undefined;
  return {
    field: [],
    message: 'the featured picture behind the cover was left out: the block does not name it',
    advice: 'Choose the picture for the cover itself.',
  };
}

function captionBelow(raw: RawBlock): unknown[] {
  const caption = captionOf(ownHtml(raw));
  if (caption === '') return [];
  const html = `<figure><figcaption>${caption}</figcaption></figure>`;
  return [{ blockName: 'core/text', textType: 'html', html }];
}

/** A block that is shown as its HTML, and after it what no text can hold. */
function textAndOthers(raw: RawBlock): Parts | undefined {
  const apart: unknown[] = [];
  const html = htmlOf(raw, apart);
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
        message: `${what} shown after it: no text can hold ${pronoun}`,
        advice: 'Move such blocks out of it, to where they are to be.',
      },
    ],
  };
}
