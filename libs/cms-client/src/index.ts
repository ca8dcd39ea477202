export { cardTypeOf } from './cards/card-type.ts';
export { createCmsClient } from './client/create-cms-client.ts';
export type { CmsClient, CmsClientOptions } from './client/create-cms-client.ts';
export type { ReadJson } from './client/read-answer.ts';
export { entryView } from './entry/entry-view.ts';
export { builtInMainData } from './main-data/built-in-main-data.ts';
export type { Problem } from './problems/problem-log.ts';
export type { CalendarData, Card, Filter, Image, Link, PeopleData } from './cards/card.ts';
export type {
  BackgroundColor,
  BannerBlock,
  Block,
  BlockName,
  BlockOf,
  BlockTitleBlock,
  ButtonBlock,
  CardLinksBlock,
  CardType,
  ContentType,
  EntryListBlock,
  HeroBlock,
  ImageBlock,
  ImageTextBlock,
  IntroTextBlock,
  LargeIntroTextBlock,
  ListBlock,
  PageTitleBlock,
  SpacerLineBlock,
  TextBlock,
  UnknownBlock,
} from './blocks/block.ts';
export type { Entry, EntryResult } from './entry/entry.ts';
export type { MainData } from './main-data/main-data.ts';
