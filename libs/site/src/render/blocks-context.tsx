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
import type { PageContext, PageData } from '../page/page-model.ts';
import { toPricing } from '../page/pricing.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import { createCollectionSlot } from './collection-slot.tsx';
import { getBlocksTexts } from './main-data-texts.ts';
import { createSignUpSlot } from './sign-up-slot.tsx';
import { kitViews, type SiteViews } from './site-views.ts';

export type BlocksPageContext = Pick<
  PageContext,
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
  { data, context, cards }: { data: PageData; context: BlocksPageContext; cards: BlockSlots['cards'] & {} },
): BlocksContext {
  const { views = kitViews } = context;
  const signUp = createSignUpSlot(context);
  return {
    cards: data.cards,
    filters: data.filters,
    texts: getBlocksTexts(context),
    slots: {
      ...createSiteSlots(context.mainData, context.islands),
      cards,
      // `/_cards` has no cards of unpublished entries: filters reload the preview.
      ...(context.previewTicket !== undefined && { entryFilters: PlainFilters }),
      ...(signUp && { signUp }),
      shopCollection: createCollectionSlot(data.collections, context, findRequiredCollections(blocks)),
    },
    ...(context.videoHost && { videoHost: context.videoHost }),
    ...(context.notices && { notices: context.notices }),
    ...(views.noticeTexts && { noticeTexts: views.noticeTexts }),
    ...(data.problems && { problems: data.problems }),
    pricing: toPricing(context),
    cardViews: views.cards,
    plans: context.facts.plans.map(({ id }) => id),
    location: toPageAddress(context),
    outline: computeOutline(blocks, views.blocks),
  };
}

function toPageAddress({
  path,
  chosen = {},
  previewTicket,
}: Pick<PageContext, 'path' | 'chosen' | 'previewTicket'>) {
  return previewTicket === undefined
    ? { path: encodeURI(path), chosen }
    : { path: '/preview', query: { ticket: previewTicket }, chosen };
}

function PlainFilters(props: EntryFiltersProps) {
  const texts = mergeTexts(entryFiltersTexts, props.texts);
  return <FilterLinks {...props} texts={texts} onPress={() => undefined} announcement="" />;
}
