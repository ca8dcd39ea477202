export { Blocks } from './blocks/Blocks.tsx';
export { CutNote } from './blocks/CutNote.tsx';
export { BlockNotice } from './blocks/BlockNotice.tsx';
export type { NoticeTexts } from './blocks/translate-notice.ts';
export { BlockView } from './blocks/BlockView.tsx';
export { blockRegistry } from './blocks/block-registry.ts';
export { computeOutline } from './blocks/compute-outline.ts';
export { hasFirstPicture, hasPageTitle } from './blocks/page-outline.ts';
/** @public */
export { type BlocksOutline } from './blocks/page-outline.ts';
export type {
  BlockProps,
  BlocksContext,
  BlockSlots,
  ShopCollectionSlotProps,
  SignUpSlotProps,
} from './blocks/blocks-context.ts';
export { parsePriceAmount } from './price/format-price-text.ts';
export { blocksTexts, type BlocksTexts } from './blocks/blocks-texts.ts';
export { renderPostDate } from './post-date/render-post-date.tsx';
export { cardTexts } from './cards/card-texts.ts';
/** @public */
export { type CardTexts } from './cards/card-texts.ts';
export { CardTextsContext } from './cards/card-texts-context.ts';
export { dateTexts, type DateTexts } from './post-date/date-texts.ts';
/** @public */
export type { BlockTraits } from './blocks/block-traits.ts';
export { defineView, type BlockRegistry } from './blocks/define-view.ts';
/** @public */
export { type BlockViewDefinition } from './blocks/define-view.ts';
export { collectFrameHeightRules } from './iframe/frame-height.ts';
export { findCardRoute, getCardRoutes, type ChosenCategories } from './blocks/card-routes.ts';
export type { CardGridOptions, CardGridProps } from './cards/card-grid-props.ts';
export { groupCards } from './cards/card-groups.ts';
export { CardGrid } from './cards/CardGrid.tsx';
/** @public */
export { CardList } from './cards/CardList.tsx';
export type { CardListProps } from './cards/card-list.ts';
export { cardViews } from './cards/card-views.ts';
export { defineCards, type CardViews } from './cards/define-cards.ts';
/** @public */
export { type CardsDefinition, type CardTraits } from './cards/define-cards.ts';
export { ContactForm } from './contact-form/ContactForm.tsx';
export type { ContactFormProps } from './contact-form/contact-form-props.ts';
export { contactFormTexts, type ContactFormTexts } from './contact-form/contact-form-texts.ts';
/** @public */
export { type ContactOutcome } from './contact-form/send-contact-form.ts';
export { EntryFilters } from './entry-filters/EntryFilters.tsx';
export type { EntryFiltersProps, LoadedCards } from './entry-filters/entry-filters-props.ts';
export { entryFiltersTexts } from './entry-filters/entry-filters-props.ts';
/** @public */
export { type EntryFiltersTexts } from './entry-filters/entry-filters-props.ts';
export { entryListTexts } from './entry-list/entry-list-texts.ts';
/** @public */
export { type EntryListTexts } from './entry-list/entry-list-texts.ts';
export type { FilteredList } from './entry-filters/filtered-list.ts';
export type { PageUrl } from './entry-filters/page-url.ts';
export { getFilteredLists } from './entry-filters/get-filtered-lists.ts';
export { getListPages } from './entry-list/get-list-pages.ts';
export { getPageLinks, isPageParameter } from './entry-list/list-pages.ts';
/** @public */
export { type PageLinks } from './entry-list/list-pages.ts';
export { FilterLinks } from './entry-filters/FilterLinks.tsx';
export { type VideoHost } from './video/video-host.ts';
/** @public */
export { type VideoScriptState } from './video/video-script-atom.ts';
export { VideoPlayer } from './video/VideoPlayer.tsx';
export type { VideoPlayerProps } from './video/video-player-props.ts';
export { videoTexts, type VideoTexts } from './video/video-texts.ts';
export { startMovingBlocks } from './autoplay/start-moving-blocks.ts';
/** @public */
export { useFilteredCards, type FilteredCards } from './entry-filters/use-filtered-cards.ts';
