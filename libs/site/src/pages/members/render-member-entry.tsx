import { escapeHtml } from '@guildhall/safe-content';
import { getFilteredLists, collectFrameHeightRules, type CardGridProps } from '@guildhall/blocks';
import type { Entry } from '@guildhall/cms-client';
import type { PageContext, PageData } from '../../page/page-model.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteViews } from '../../render/site-views.ts';
import { Lead, PlainPage } from '../../page-parts/PlainPage.tsx';
import { renderBlocks } from '../../render/render-blocks.tsx';
import { collectTintRules } from '../../render/tints.ts';

export interface MemberEntryOptions {
  context: PageContext;
  /** @default those of the kit */
  views?: SiteViews;
  /** URLs of all styles. */
  styleSheets: readonly string[];
}

/** Renders a private entry for insertion into a gate page, with its styles and the rules for its colours and frames. */
export async function renderMemberEntry(
  { content, title }: Entry,
  data: PageData,
  { context, views, styleSheets }: MemberEntryOptions,
): Promise<string> {
  const blocks = await renderBlocks(content, data, { ...context, ...(views && { views }), forMembers: true });
  const html = blocks.html.some(Boolean) ? blocks.html : [renderNothing(title, context)];
  const rules = collectTintRules(...html) + collectFrameHeightRules(...html);
  const attributes = { title, styles: styleSheets.join(' '), rules };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<div data-member-entry=""${written.join('')}>${html.join('')}</div>`;
}

/** A page none of whose blocks can be shown says so, where a public one would still have header and footer. */
function renderNothing(title: string, { mainData: { pageData } }: PageContext): string {
  return renderToStaticMarkup(
    <PlainPage title={title}>
      <Lead>{pageData.emptyPageText}</Lead>
    </PlainPage>,
  );
}

/**
 * Returns the cards of a list in the chosen category; `undefined` if the entry has no such list or its cards could not
 * be read.
 *
 * @param parameter query parameter of the list
 */
export function findMemberCards(
  { content }: Entry,
  { cards, filters }: PageData,
  { parameter, category, views }: { parameter: string; category: string; views?: SiteViews },
): CardGridProps | undefined {
  const list = getFilteredLists(content, filters, views?.blocks).find((one) => one.parameter === parameter);
  const choice = list?.choices.find(({ slug }) => slug === category);
  const found = choice && cards[choice.route];
  return list && found && found !== 'failed' ? { ...list.grid, cards: found } : undefined;
}
