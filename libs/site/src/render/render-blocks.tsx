import { BlockNotice, BlockView } from '@guildhall/blocks';
import type { Block, ContentProblem, KnownBlock, UnknownBlock } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockProblem, PageData } from '../page/page-model.ts';
import { toPricing } from '../page/pricing.ts';
import { createBlocksContext, type BlocksPageContext } from './blocks-context.tsx';
import {
  createCardsSlot,
  insertCards,
  renderCardsInPieces,
  type RenderedPieces,
} from './cards-in-pieces.tsx';
import { createOutputBudget, type OutputBudget } from './output-budget.ts';
import { findPriceProblems } from './plan-price.ts';
import { findPlanProblems } from './plan-problems.ts';
import { liftPreloads } from './preloads.ts';
import { renderHtml } from './render-html.tsx';
import { renderCut } from './render-cut.tsx';
import { kitViews } from './site-views.ts';
import { createSlices, type Slices } from './slices.ts';

/** Blocks as HTML, in several strings: joining them would copy them before they are searched. */
interface RenderedBlocks {
  html: string[];
  preloads: string;
  problems: BlockProblem[];
  warnings: readonly ContentProblem[];
}

export interface RenderLimits {
  budget: OutputBudget;
  slices: Slices;
}

export function createPageLimits(): RenderLimits {
  return { budget: createOutputBudget(), slices: createSlices() };
}

/**
 * Renders blocks one by one, yielding in between: a block that throws is left out. A page over its budget ends there,
 * with a note.
 */
export async function renderBlocks(
  blocks: readonly Block[],
  data: PageData,
  context: BlocksPageContext,
  limits: RenderLimits = createPageLimits(),
): Promise<RenderedBlocks> {
  const problems: BlockProblem[] = [];
  const warnings = context.checkout
    ? [
        ...findPlanProblems(blocks, context.facts.plans),
        ...findPriceProblems(blocks, { planPrices: context.planPrices, pricing: toPricing(context) }),
      ]
    : [];
  const html = [renderPageNotice(data, context)];
  let preloads = '';
  const { render, renderInPieces } = createBlockRenderer(
    blocks,
    { ...data, problems: [...(data.problems ?? []), ...warnings] },
    { context, limits },
  );
  const skipBlock = (missing: UnknownBlock, index: number) => {
    const { blockName, idd, reason, detail } = missing;
    problems.push({ blockName, idd, message: `${reason}: ${detail}` });
    html.push(render(missing, index));
  };
  for (const [index, block] of blocks.entries()) {
    if (block.name === 'unknown') {
      skipBlock(block, index);
      continue;
    }
    try {
      const rendered = await renderInPieces(block, index);
      html.push(...rendered.html);
      preloads += rendered.preloads;
      if (limits.budget.isSpent()) {
        const cut = renderCut(
          { block, rendered, following: blocks.length - index - 1 },
          limits.budget,
          context,
        );
        problems.push(cut.problem);
        html.push(...cut.html);
        break;
      }
    } catch (error) {
      const { blockName, idd } = block;
      skipBlock({ name: 'unknown', blockName, idd, reason: 'invalid fields', detail: String(error) }, index);
    }
    const turn = limits.slices.end();
    if (turn) await turn;
  }
  return { html, preloads, problems, warnings };
}

function createBlockRenderer(
  blocks: readonly Block[],
  data: PageData,
  { context, limits }: { context: BlocksPageContext; limits: RenderLimits },
) {
  const { Cards, takeDeferred } = createCardsSlot();
  const { blocks: registry } = context.views ?? kitViews;
  const blocksContext = createBlocksContext(blocks, { data, context, cards: Cards });
  const render = (block: Block, index: number) => {
    takeDeferred();
    return renderHtml(
      <BlockView block={block} context={blocksContext} registry={registry} index={index} />,
      context,
      { identifierPrefix: `b${index}` },
    );
  };
  return {
    render,
    /** Renders a block without the cards that do not fit; empty if nothing fits. */
    async renderInPieces(block: KnownBlock, index: number): Promise<RenderedPieces> {
      const { html, preloads } = liftPreloads(render(block, index));
      const deferred = takeDeferred();
      if (!limits.budget.consume(html)) return nothing;
      if (!deferred) return { html: [html], preloads, shown: 0, leftOut: 0 };
      const list = await renderCardsInPieces(deferred, context, limits);
      if (list.shown === 0) return nothing;
      return { ...list, html: insertCards(html, list.html), preloads: preloads + list.preloads };
    },
  };
}

const nothing: RenderedPieces = { html: [], preloads: '', shown: 0, leftOut: 0 };

function renderPageNotice(
  { problems = [] }: PageData,
  { notices, views }: Pick<BlocksPageContext, 'notices' | 'views'>,
): string {
  const own = problems.filter(({ block }) => block === undefined);
  if (notices !== 'shown' || own.length === 0) return '';
  return renderToStaticMarkup(
    <BlockNotice blockName="the page itself" problems={own} texts={views?.noticeTexts} />,
  );
}
