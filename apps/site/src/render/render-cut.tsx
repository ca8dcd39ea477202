import { BlockNotice } from '@guildhall/blocks';
import type { KnownBlock } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageCut } from '../pages/PageCut.tsx';
import type { BlockProblem } from '../page/page-model.ts';
import type { BlocksFrame } from './blocks-context.tsx';
import type { RenderedPieces } from './cards-in-pieces.tsx';
import type { OutputBudget } from './output-budget.ts';

/** The place where a page is cut: at a block, of which some cards may be there, and before so many others. */
interface Cut {
  block: KnownBlock;
  rendered: RenderedPieces;
  following: number;
}

/** The end of a page that is over its budget: what visitors see, with what editors are told, and what is logged. */
export function renderCut(
  { block: { blockName, idd }, rendered, following }: Cut,
  { bytes }: OutputBudget,
  { notices, mainData, path }: BlocksFrame,
): { html: string[]; problem: BlockProblem } {
  const { shown, leftOut } = rendered;
  const isThere = rendered.html.length > 0;
  const cards = isThere ? [`${leftOut} of ${shown + leftOut} cards`] : [];
  const blocks = isThere ? following : following + 1;
  const what = [...cards, ...(blocks > 0 ? [`${blocks} ${blocks === 1 ? 'block' : 'blocks'}`] : [])];
  const message = `${what.join(' and ')} left out: the content of a page has no more than ${bytes} bytes of HTML`;
  const link = mainData.variousData.navigation?.find(({ url }) => url !== '/' && url !== path);
  const notice = (
    <BlockNotice
      blockName={blockName}
      {...(!isThere && { reason: 'Nor is what follows it.' })}
      problems={[
        {
          where: 'the end of the page',
          message,
          advice: 'Show fewer entries, or divide the page into several.',
        },
      ]}
    />
  );
  return {
    problem: { blockName, idd, message: `over budget: ${message}` },
    html: [
      ...(notices === 'shown' ? [renderToStaticMarkup(notice)] : []),
      renderToStaticMarkup(<PageCut pageData={mainData.pageData} link={link} />),
    ],
  };
}
