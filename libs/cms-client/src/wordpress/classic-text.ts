import { maxHtmlLength } from '@guildhall/safe-content';
import { isRecord } from '../fields/is-record.ts';
import { isVideoUrl } from './convert-embed.ts';
import type { Loss } from '../problems/losses.ts';
import type { RawBlock } from './core-block.ts';
import { addParagraphs } from './paragraphs.ts';
import { removeShortcodes } from './shortcodes.ts';

/** A URL that is a whole paragraph: WordPress embeds its target. */
const urlParagraph = /<p>(https?:\/\/[^\s<>"']{4,500})<\/p>/g;

/** Converts text of the classic editor to blocks. */
export function parseClassicText(raw: RawBlock, written: string): { blocks: unknown[]; losses: Loss[] } {
  const { text, losses } = removeShortcodes(written.slice(0, maxHtmlLength));
  if (written.length > maxHtmlLength) losses.push(tooLongLoss);
  const html = addParagraphs(text);
  const blocks: unknown[] = [];
  const add = (part: string) => {
    const linked = part.replace(urlParagraph, '<p><a href="$1">$1</a></p>');
    if (part.trim() !== '') blocks.push(toTextBlock(raw, linked));
  };
  let shown = 0;
  for (const { 0: whole, 1: address, index } of html.matchAll(urlParagraph)) {
    if (!isVideoUrl(address)) continue;
    add(html.slice(shown, index));
    blocks.push({ blockName: 'core/embed', attrs: { url: address } });
    shown = index + whole.length;
  }
  add(html.slice(shown));
  return { blocks: blocks.length > 0 ? blocks : [toTextBlock(raw, '')], losses };
}

const tooLongLoss: Loss = {
  field: ['html'],
  message: `text cut off after ${maxHtmlLength} characters`,
  advice: 'Split the page into several.',
  isCut: true,
};

function toTextBlock({ idd, attrs }: RawBlock, html: string): RawBlock {
  return {
    blockName: 'core/text',
    textType: 'html',
    html,
    ...(idd !== undefined && { idd }),
    ...(isRecord(attrs) && { attrs }),
  };
}
