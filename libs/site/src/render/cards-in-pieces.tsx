import { blocksTexts, CardGrid, CutNote, groupCards, type CardGridProps } from '@guildhall/blocks';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputBudget } from './output-budget.ts';
import { renderHtml, type TextsPageContext } from './render-html.tsx';
import { liftPreloads } from './preloads.ts';
import type { Slices } from './slices.ts';

export const cardsPerPiece = 50;

/** Placeholder in a block for the cards of a long list. No editor's HTML has such an element. */
const placeholder = '<template data-cards=""></template>';
const end = '</ul>';

export interface RenderedPieces {
  html: string[];
  preloads: string;
  shown: number;
  leftOut: number;
}

/** Slot for the cards of blocks that defers long lists. */
export function createCardsSlot() {
  let deferred: CardGridProps | undefined;
  return {
    Cards(props: CardGridProps): ReactElement {
      if (props.cards.length <= cardsPerPiece) return <CardGrid {...props} />;
      deferred = props;
      return <template data-cards="" />;
    },
    takeDeferred(): CardGridProps | undefined {
      const taken = deferred;
      deferred = undefined;
      return taken;
    },
  };
}

/** Renders a list in pieces within the budget, with a note if cards are left out. */
export async function renderCardsInPieces(
  { cards, pageLinks, ...list }: CardGridProps,
  context: TextsPageContext,
  limits: { budget: OutputBudget; slices: Slices },
): Promise<RenderedPieces> {
  const pieces: RenderedPieces = { html: [], preloads: '', shown: 0, leftOut: 0 };
  const groups = groupCards(cards);
  for (const [index, group] of groups.entries()) {
    const links = index === groups.length - 1 ? { pageLinks } : {};
    const { html, preloads, shown } = await renderGroup(
      { ...list, ...links, cards: group.cards },
      context,
      limits,
    );
    pieces.html.push(...html);
    pieces.preloads += preloads;
    pieces.shown += shown;
    if (shown < group.cards.length) break;
  }
  pieces.leftOut = cards.length - pieces.shown;
  if (pieces.shown > 0 && pieces.leftOut > 0)
    pieces.html.push(renderToStaticMarkup(<CutNote>{list.cut ?? blocksTexts.cut}</CutNote>));
  return pieces;
}

async function renderGroup(
  { cards, ...list }: CardGridProps,
  context: TextsPageContext,
  { budget, slices }: { budget: OutputBudget; slices: Slices },
): Promise<Omit<RenderedPieces, 'leftOut'>> {
  const html: string[] = [];
  let preloads = '';
  let shown = 0;
  /** End of the list, and notes below it. */
  let after = '';
  while (shown < cards.length) {
    const piece = cards.slice(shown, shown + cardsPerPiece);
    const continued = shown > 0;
    const rendered = liftPreloads(
      renderHtml(<CardGrid {...list} cards={piece} continued={continued} />, context),
    );
    if (!budget.consume(rendered.html)) break;
    const ends = rendered.html.lastIndexOf(end);
    html.push(rendered.html.slice(continued ? rendered.html.indexOf('>') + 1 : 0, ends));
    after = rendered.html.slice(ends);
    preloads += rendered.preloads;
    shown += piece.length;
    await slices.end();
  }
  html.push(after);
  return { html, preloads, shown };
}

export function insertCards(block: string, cards: readonly string[]): string[] {
  const at = block.indexOf(placeholder);
  return [block.slice(0, at), ...cards, block.slice(at + placeholder.length)];
}
