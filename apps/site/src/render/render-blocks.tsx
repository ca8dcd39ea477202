import { memberTypes } from '@guildhall/api-contract';
import {
  BlockNotice,
  BlockView,
  FilterLinks,
  blockRegistry,
  entryFiltersTexts,
  outlineOf,
  type BlocksContext,
  type EntryFiltersProps,
} from '@guildhall/blocks';
import type { Block, ContentProblem, UnknownBlock } from '@guildhall/cms-client';
import { mergeTexts } from '@guildhall/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocksTextsOf } from './main-data-texts.ts';
import { siteSlots } from '../islands/slots.tsx';
import { collectionSlot } from './collection-slot.tsx';
import type { BlockProblem, Frame, PageData } from '../page/page-model.ts';
import { priceProblems } from './plan-price.ts';
import { liftPreloads } from './preloads.ts';
import { signUpSlot } from './sign-up-slot.tsx';
import { wantedCollectionsOf } from '../page/wanted-collections.ts';

/** What blocks need from the page around them. */
type BlocksFrame = Pick<
  Frame,
  | 'mainData'
  | 'rates'
  | 'planPrices'
  | 'videoHost'
  | 'checkout'
  | 'notices'
  | 'path'
  | 'chosen'
  | 'forMembers'
  | 'previewTicket'
>;

/** Blocks as HTML, each a text of its own: joined, the text would be copied before anybody looks for something in it. */
interface RenderedBlocks {
  html: string[];
  preloads: string;
  problems: BlockProblem[];
  warnings: readonly ContentProblem[];
}

/** Renders blocks one by one, so that only a block that throws is left out. */
export function renderBlocks(blocks: readonly Block[], data: PageData, frame: BlocksFrame): RenderedBlocks {
  const problems: BlockProblem[] = [];
  const warnings = frame.checkout ? priceProblems(blocks, frame.planPrices) : [];
  const signUp = signUpSlot(frame);
  const context: BlocksContext = {
    cards: data.cards,
    filters: data.filters,
    texts: blocksTextsOf(frame.mainData),
    slots: {
      ...siteSlots,
      // What is not published has no cards for `/_cards` to fetch: a press opens the preview again.
      ...(frame.previewTicket !== undefined && { entryFilters: PlainFilters }),
      ...(signUp && { signUp }),
      shopCollection: collectionSlot(data.collections, frame, wantedCollectionsOf(blocks)),
    },
    ...(frame.videoHost && { videoHost: frame.videoHost }),
    ...(frame.notices && { notices: frame.notices }),
    problems: [...(data.problems ?? []), ...warnings],
    rates: frame.rates,
    plans: memberTypes,
    address: addressOf(frame),
    outline: outlineOf(blocks),
  };
  const render = (block: Block, index: number) =>
    renderToStaticMarkup(
      <BlockView block={block} context={context} registry={blockRegistry} index={index} />,
      { identifierPrefix: `b${index}` },
    );
  const html = [noticeOfPage(data, frame)];
  let preloads = '';
  blocks.forEach((block, index) => {
    const { blockName, idd } = block;
    const leaveOut = (missing: UnknownBlock) => {
      problems.push({ blockName, idd, message: `${missing.reason}: ${missing.detail}` });
      html.push(render(missing, index));
    };
    if (block.name === 'unknown') {
      leaveOut(block);
      return;
    }
    try {
      const lifted = liftPreloads(render(block, index));
      html.push(lifted.html);
      preloads += lifted.preloads;
    } catch (error) {
      leaveOut({ name: 'unknown', blockName, idd, reason: 'invalid fields', detail: String(error) });
    }
  });
  return { html, preloads, problems, warnings };
}

function addressOf({ path, chosen = {}, previewTicket }: Pick<Frame, 'path' | 'chosen' | 'previewTicket'>) {
  return previewTicket === undefined
    ? { path: encodeURI(path), chosen }
    : { path: '/preview', query: { ticket: previewTicket }, chosen };
}

/** The filters of a list as links alone. */
function PlainFilters(props: EntryFiltersProps) {
  const texts = mergeTexts(entryFiltersTexts, props.texts);
  return <FilterLinks {...props} texts={texts} onPress={() => undefined} announcement="" />;
}

/** What was left out of the entry itself, before its blocks. */
function noticeOfPage({ problems = [] }: PageData, { notices }: Pick<Frame, 'notices'>): string {
  const own = problems.filter(({ block }) => block === undefined);
  if (notices !== 'shown' || own.length === 0) return '';
  return renderToStaticMarkup(<BlockNotice blockName="the page itself" problems={own} />);
}
