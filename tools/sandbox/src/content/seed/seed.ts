import type { CategorySlug } from '../../../content/categories.ts';
import type { RawBlock, RawCardLinksBlock } from '../raw/raw-block.ts';
import type { RawCalendarData, RawPeopleData } from '../raw/raw-card.ts';
import type { RawEntry } from '../raw/raw-entry.ts';

type WithoutId<Block> = Block extends RawBlock ? Omit<Block, 'idd'> : never;

/** Card links name the paths of entries; their cards are filled in when the service starts. */
export type CardLinksSeed = Omit<RawCardLinksBlock, 'idd' | 'cards'> & { cards: string[] };

/** A block as a seed file writes it: raw, but without the id that WordPress gives. */
export type BlockSeed = Exclude<WithoutId<RawBlock>, { blockName: 'acf/card-links' }> | CardLinksSeed;

/** What the card of an entry shows beside its title, date and picture. */
export interface CardSeed {
  description?: string;
  /** Slugs of `content/categories.ts`. */
  cats?: CategorySlug[];
  excerpt?: string;
  calendarData?: RawCalendarData;
  peopleData?: RawPeopleData;
  initiativeData?: { excerpt: string };
}

/** One entry of the seed content, from which the raw entry and its raw card are made. */
export interface EntrySeed {
  id: number;
  /** `/` or `/a/b` */
  path: string;
  title: string;
  postType: string;
  /** YYYYMMDD */
  postDate: string;
  postStatus?: RawEntry['postStatus'];
  seo: { title: string; description: string };
  /** Name of a picture in `content/pictures`; the card and the social preview show it. */
  picture?: string;
  card?: CardSeed;
  content: BlockSeed[];
}
