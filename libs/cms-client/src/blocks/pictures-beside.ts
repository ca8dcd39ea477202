import { isRecord } from '../fields/is-record.ts';
import { htmlOf } from '../wordpress/block-html.ts';
import { attrsOf, coreName, ownHtml, type RawBlock } from '../wordpress/core-block.ts';
import { hasOwnKind } from '../wordpress/from-wordpress.ts';
import type { PlacedBlock } from './placed-blocks.ts';

/** More than are beside any picture; what follows is a block of its own. */
const mostTexts = 12;

interface Beside {
  picture: PlacedBlock & { raw: RawBlock };
  html: string[];
}

/**
 * Puts a picture that WordPress aligned left or right, and the paragraphs and lists after it, into one text: only within
 * a text can they be beside it.
 */
export function* picturesBeside(
  blocks: Iterable<PlacedBlock | undefined>,
): Generator<PlacedBlock | undefined> {
  let open: Beside | undefined;
  for (const block of blocks) {
    if (block && open) {
      const html = textBeside(open, block);
      if (html === undefined) {
        yield textOf(open);
        open = undefined;
      } else {
        open.html.push(html);
        yield undefined;
        continue;
      }
    }
    if (block && isAligned(block)) open = { picture: block, html: [ownHtml(block.raw)] };
    else yield block;
  }
  if (open) yield textOf(open);
}

function isAligned(block: PlacedBlock): block is Beside['picture'] {
  const { raw } = block;
  if (!isRecord(raw) || coreName(raw) !== 'image' || hasOwnKind(raw)) return false;
  const { align } = attrsOf(raw);
  return (align === 'left' || align === 'right') && ownHtml(raw) !== '';
}

/** The HTML of a block that may be beside the picture. */
function textBeside({ picture, html }: Beside, { raw, parent, losses }: PlacedBlock): string | undefined {
  if (!isRecord(raw) || parent !== picture.parent || losses.length > 0 || html.length > mostTexts)
    return undefined;
  const name = coreName(raw);
  const isPlain = attrsOf(raw)['className'] === undefined && raw['backgroundColor'] === undefined;
  if ((name !== 'paragraph' && name !== 'list') || hasOwnKind(raw) || !isPlain) return undefined;
  return htmlOf(raw, []);
}

function textOf({ picture, html }: Beside): PlacedBlock {
  if (html.length === 1) return picture;
  const raw = { ...picture.raw, blockName: 'core/text', textType: 'html', html: html.join('') };
  return { ...picture, raw };
}
