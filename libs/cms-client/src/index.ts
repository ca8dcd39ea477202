export type { CalendarData, Card, Filter, Image, Link, PeopleData } from './cards/card.ts';
export type {
  BackgroundColor,
  Block,
  BlockName,
  BlockOf,
  ButtonBlock,
  CardLinksBlock,
  CardType,
  ContentType,
  EntryListBlock,
  HeroBlock,
  ImageBlock,
  IntroTextBlock,
  ListBlock,
  PageTitleBlock,
  TextBlock,
  UnknownBlock,
} from './blocks/block.ts';
export type { Entry, EntryResult } from './entry/entry.ts';
export type { MainData } from './main-data/main-data.ts';
