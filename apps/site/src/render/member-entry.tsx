import { getFilteredLists, frameHeightRules, type CardGridProps } from '@guildhall/blocks';
import type { Entry } from '@guildhall/cms-client';
import type { Frame, PageData } from '../page/page-model.ts';
import { escapeText } from '../page/escape-text.ts';
import { renderBlocks } from './render-blocks.tsx';
import { collectTintRules } from './tints.ts';

/**
 * A private entry as a part that is inserted into a gate page, with what its head would have had: styles, and the rules
 * of its own colours and frames.
 */
export async function renderMemberEntry(
  { content, title }: Entry,
  data: PageData,
  { frame, styleSheets }: { frame: Frame; styleSheets: readonly string[] },
): Promise<string> {
  const { html } = await renderBlocks(content, data, { ...frame, forMembers: true });
  const rules = collectTintRules(...html) + frameHeightRules(...html);
  const attributes = { title, styles: styleSheets.join(' '), rules };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeText(value)}"`);
  return `<div data-member-entry=""${written.join('')}>${html.join('')}</div>`;
}

/**
 * Which cards one of its lists shows in the category that was chosen, and how; `undefined` when the entry has no such
 * list, or its cards could not be read.
 *
 * @param parameter the list's name in the page's address
 */
export function findMemberCards(
  { content }: Entry,
  { cards, filters }: PageData,
  { parameter, category }: { parameter: string; category: string },
): CardGridProps | undefined {
  const list = getFilteredLists(content, filters).find((one) => one.parameter === parameter);
  const choice = list?.choices.find(({ slug }) => slug === category);
  const found = choice && cards[choice.route];
  return list && found && found !== 'failed' ? { ...list.grid, cards: found } : undefined;
}
