import { toPlainText, type Block, type Entry } from '@guildhall/cms-client';
import { shorten } from './shorten.ts';

/**
 * Returns the description of an entry for search engines and shared links: its SEO description, else the subtitle of
 * its title, else the beginning of its first text.
 */
export function findDescription({ seo, content }: Entry): string | undefined {
  if (seo.description !== undefined) return seo.description;
  for (const block of content)
    if ((block.name === 'page-title' || block.name === 'hero') && block.subTitle) return block.subTitle;
  for (const block of content) {
    const text = shorten(toPlainText(getText(block)));
    if (text !== '') return text;
  }
  return undefined;
}

function getText(block: Block): string {
  if (block.name === 'intro-text' || block.name === 'large-intro-text') return block.text;
  const isParagraph = block.name === 'text' && (block.textType === 'p' || block.textType === 'html');
  return isParagraph ? block.html : '';
}
