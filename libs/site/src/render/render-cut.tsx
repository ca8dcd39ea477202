import { BlockNotice } from '@guildhall/blocks';
import type { KnownBlock } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageCut } from '../page-parts/PageCut.tsx';
import type { BlockProblem } from '../page/page-model.ts';
import type { BlocksPageContext } from './blocks-context.tsx';
import type { RenderedPieces } from './cards-in-pieces.tsx';
import { renderHtml } from './render-html.tsx';
import type { OutputBudget } from './output-budget.ts';

/** The cut of a page: its block, of which some cards may be shown, and the number of blocks after it. */
interface Cut {
  block: KnownBlock;
  rendered: RenderedPieces;
  following: number;
}

/** Renders the end of a page over its budget, with a notice for editors and a problem for the log. */
export function renderCut(
  { block: { blockName, idd }, rendered, following }: Cut,
  { bytes }: OutputBudget,
  context: BlocksPageContext,
): { html: string[]; problem: BlockProblem } {
  const { notices, mainData, path } = context;
  const { shown, leftOut } = rendered;
  const isThere = rendered.html.length > 0;
  const cards = isThere ? [`${leftOut} of ${shown + leftOut} cards`] : [];
  const blocks = isThere ? following : following + 1;
  const what = [...cards, ...(blocks > 0 ? [`${blocks} ${blocks === 1 ? 'block' : 'blocks'}`] : [])];
  const message = `${what.join(' and ')} left out: a page may have ${bytes} bytes of HTML at most`;
  const link = mainData.variousData.navigation?.find(({ url }) => url !== '/' && url !== path);
  const notice = (
    <BlockNotice
      blockName={blockName}
      texts={context.views?.noticeTexts}
      {...(!isThere && { reason: 'The blocks after it are missing too.' })}
      problems={[
        {
          where: 'the end of the page',
          message,
          advice: 'Show fewer entries, or split the page.',
        },
      ]}
    />
  );
  return {
    problem: { blockName, idd, message: `over budget: ${message}` },
    html: [
      ...(notices === 'shown' ? [renderToStaticMarkup(notice)] : []),
      renderHtml(<PageCut pageData={mainData.pageData} link={link} />, context),
    ],
  };
}
