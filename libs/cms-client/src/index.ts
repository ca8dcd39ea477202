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
