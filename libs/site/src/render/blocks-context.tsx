import {
  FilterLinks,
  entryFiltersTexts,
  computeOutline,
  type BlocksContext,
  type BlockSlots,
  type EntryFiltersProps,
} from '@guildhall/blocks';
import type { Block } from '@guildhall/cms-client';
import { mergeTexts } from '@guildhall/ui';
import { createSiteSlots } from './slots.tsx';
import type { Frame, PageData } from '../page/page-model.ts';
import { toPricing } from '../page/pricing.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import { createCollectionSlot } from './collection-slot.tsx';
import { getBlocksTexts } from './main-data-texts.ts';
import { createSignUpSlot } from './sign-up-slot.tsx';
import { kitViews, type SiteViews } from './site-views.ts';

export type BlocksFrame = Pick<
  Frame,
  | 'facts'
  | 'texts'
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
  | 'islands'
> & {
  /** @default those of the kit */
  views?: SiteViews;
};

export function createBlocksContext(
  blocks: readonly Block[],
  { data, frame, cards }: { data: PageData; frame: BlocksFrame; cards: BlockSlots['cards'] & {} },
): BlocksContext {
  const { views = kitViews } = frame;
  const signUp = createSignUpSlot(frame);
  return {
    cards: data.cards,
    filters: data.filters,
    texts: getBlocksTexts(frame),
    slots: {
      ...createSiteSlots(frame.mainData, frame.islands),
      cards,
      // `/_cards` has no cards of unpublished entries: filters reload the preview.
      ...(frame.previewTicket !== undefined && { entryFilters: PlainFilters }),
      ...(signUp && { signUp }),
      shopCollection: createCollectionSlot(data.collections, frame, findRequiredCollections(blocks)),
    },
    ...(frame.videoHost && { videoHost: frame.videoHost }),
    ...(frame.notices && { notices: frame.notices }),
    ...(views.noticeTexts && { noticeTexts: views.noticeTexts }),
    ...(data.problems && { problems: data.problems }),
    pricing: toPricing(frame),
    cardViews: views.cards,
    plans: frame.facts.plans.map(({ id }) => id),
    location: toPageAddress(frame),
    outline: computeOutline(blocks, views.blocks),
  };
}

function toPageAddress({
  path,
  chosen = {},
  previewTicket,
}: Pick<Frame, 'path' | 'chosen' | 'previewTicket'>) {
  return previewTicket === undefined
    ? { path: encodeURI(path), chosen }
    : { path: '/preview', query: { ticket: previewTicket }, chosen };
}

function PlainFilters(props: EntryFiltersProps) {
  const texts = mergeTexts(entryFiltersTexts, props.texts);
  return <FilterLinks {...props} texts={texts} onPress={() => undefined} announcement="" />;
}
