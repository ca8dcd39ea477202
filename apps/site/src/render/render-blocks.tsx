import {
  BlockNotice,
  BlockView,
  blockRegistry,
  outlineOf,
  type BlocksContext,
  type BlocksTexts,
} from '@guildhall/blocks';
import type { Block, MainData, UnknownBlock } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteSlots } from '../islands/slots.tsx';
import { collectionSlot } from './collection-slot.tsx';
import type { BlockProblem, Frame, PageData } from './page-model.ts';
import { liftPreloads } from './preloads.ts';
import { wantedCollectionsOf } from './wanted-collections.ts';

/** Renders blocks one by one, so that one that throws is left out and the page stands. */
export function renderBlocks(
  blocks: readonly Block[],
  data: PageData,
  frame: Pick<Frame, 'mainData' | 'rates' | 'videoHost' | 'notices' | 'path' | 'chosen'>,
): { html: string; preloads: string; problems: BlockProblem[] } {
  const problems: BlockProblem[] = [];
  const context: BlocksContext = {
    cards: data.cards,
    filters: data.filters,
    texts: textsOf(frame.mainData),
    slots: {
      ...siteSlots,
      shopCollection: collectionSlot(data.collections, frame, wantedCollectionsOf(blocks)),
    },
    ...(frame.videoHost && { videoHost: frame.videoHost }),
    ...(frame.notices && { notices: frame.notices }),
    ...(data.problems && { problems: data.problems }),
    address: { path: encodeURI(frame.path), chosen: frame.chosen ?? {} },
    outline: outlineOf(blocks),
  };
  const render = (block: Block, index: number) =>
    renderToStaticMarkup(
      <BlockView block={block} context={context} registry={blockRegistry} index={index} />,
      { identifierPrefix: `b${index}` },
    );
  let html = noticeOfPage(data, frame);
  let preloads = '';
  blocks.forEach((block, index) => {
    const { blockName, idd } = block;
    const leaveOut = (reason: UnknownBlock['reason'], detail: string) => {
      problems.push({ blockName, idd, message: `${reason}: ${detail}` });
      if (frame.notices === 'shown')
        html += render({ name: 'unknown', blockName, idd, reason, detail }, index);
    };
    if (block.name === 'unknown') {
      leaveOut(block.reason, block.detail);
      return;
    }
    try {
      const lifted = liftPreloads(render(block, index));
      html += lifted.html;
      preloads += lifted.preloads;
    } catch (error) {
      leaveOut('invalid fields', String(error));
    }
  });
  return { html, preloads, problems };
}

/** What was left out of the entry itself stands before its blocks. */
function noticeOfPage({ problems = [] }: PageData, { notices }: Pick<Frame, 'notices'>): string {
  const own = problems.filter(({ block }) => block === undefined);
  if (notices !== 'shown' || own.length === 0) return '';
  return renderToStaticMarkup(<BlockNotice blockName="the page itself" problems={own} />);
}

/** The editors' own words, where blocks bring some. */
function textsOf({ formData }: MainData): Partial<BlocksTexts> {
  return {
    subscribe: formData.subscribeLabel,
    contactForm: {
      isRequired: formData.isRequiredText,
      isNotValid: formData.isNotValidText,
      loading: formData.loadingLabel,
    },
  };
}
