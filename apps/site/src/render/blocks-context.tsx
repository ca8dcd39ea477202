import { memberTypes } from '@guildhall/api-contract';
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
import { siteSlots } from '../islands/slots.tsx';
import type { Frame, PageData } from '../page/page-model.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import { createCollectionSlot } from './collection-slot.tsx';
import { getBlocksTexts } from './main-data-texts.ts';
import { createSignUpSlot } from './sign-up-slot.tsx';

/** The page around blocks, as far as they need it. */
export type BlocksFrame = Pick<
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

/** The context of a page's blocks. `cards` is how the cards of their lists are rendered. */
export function createBlocksContext(
  blocks: readonly Block[],
  { data, frame, cards }: { data: PageData; frame: BlocksFrame; cards: BlockSlots['cards'] & {} },
): BlocksContext {
  const signUp = createSignUpSlot(frame);
  return {
    cards: data.cards,
    filters: data.filters,
    texts: getBlocksTexts(frame.mainData),
    slots: {
      ...siteSlots,
      cards,
      // An entry that is not published has no cards for `/_cards` to fetch: a press opens the preview again.
      ...(frame.previewTicket !== undefined && { entryFilters: PlainFilters }),
      ...(signUp && { signUp }),
      shopCollection: createCollectionSlot(data.collections, frame, findRequiredCollections(blocks)),
    },
    ...(frame.videoHost && { videoHost: frame.videoHost }),
    ...(frame.notices && { notices: frame.notices }),
    ...(data.problems && { problems: data.problems }),
    rates: frame.rates,
    plans: memberTypes,
    location: toPageAddress(frame),
    outline: computeOutline(blocks),
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

/** The filters of a list as links alone. */
function PlainFilters(props: EntryFiltersProps) {
  const texts = mergeTexts(entryFiltersTexts, props.texts);
  return <FilterLinks {...props} texts={texts} onPress={() => undefined} announcement="" />;
}
