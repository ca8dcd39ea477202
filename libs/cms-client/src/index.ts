export { addCardTypes } from './blocks/add-card-types.ts';
export { builtInBlocks } from './blocks/built-in-blocks.ts';
export { blockCategories, defineBlock } from './blocks/define-block.ts';
export type { BlockDefinition } from './blocks/define-block.ts';
export { describeBlock } from './blocks/describe-block.ts';
export type { BlockDescription } from './blocks/describe-block.ts';
export type { Block, BlockName, BlockOf, KnownBlock, UnknownBlock } from './blocks/block.ts';
/** @public */
export type { BlockFrom } from './blocks/block.ts';
/** @public Inferred types of views name it. */
export type { BlockBase } from './blocks/block-base.ts';
export type { FormField } from './blocks/contact-form.ts';
// Re-exported as a whole, so that a site can add its own blocks: a single re-exported name cannot be augmented.
export type * from './blocks/site-blocks.ts';
export type * from './cards/site-card-types.ts';
export type { CalendarData, Card, PeopleData } from './cards/card.ts';
export { getCardType, cardTypes, contentTypes } from './cards/card-type.ts';
export type { CardType, ContentType } from './cards/card-type.ts';
export { cards } from './cards/cards-field.ts';
export type { Filter } from './cards/filter.ts';
export { describeContent, type ContentDescription } from './content-description/describe-content.ts';
export { createCmsClient } from './client/create-cms-client.ts';
export type { CmsClient, CmsClientOptions } from './client/create-cms-client.ts';
export type { IndexPageResult } from './client/create-index-reader.ts';
export type { IndexItem } from './content-index/index-item.ts';
export { collectEntryText } from './entry/collect-entry-text.ts';
export type { Entry, EntryResult } from './entry/entry.ts';
export { getEntryView } from './entry/get-entry-view.ts';
export type { FieldDescription } from './fields/describe-fields.ts';
/** @public */
export { field } from './fields/field.ts';
export type { FieldKind, Fields } from './fields/field.ts';
/** @public */
export type { Field, FieldValues, Flat, FieldType } from './fields/field.ts';
export { choice, group, html, image, items, route, text } from './fields/field-kinds.ts';
/** @public */
export {
  url,
  anyHtml,
  day,
  file,
  flag,
  link,
  number,
  texts,
  time,
  untitledLink,
  word,
} from './fields/field-kinds.ts';
export { toPlainText } from './fields/plain-text.ts';
export type { Image } from './fields/image.ts';
export type { Link } from './fields/link.ts';
export { contentTexts, type ContentTexts } from './texts/content-texts.ts';
export { findMainData } from './main-data/find-main-data.ts';
export { builtInMainData, type MainData, type MenuLink } from './main-data/main-data.ts';
export type { ContentProblem } from './problems/problem-log.ts';
