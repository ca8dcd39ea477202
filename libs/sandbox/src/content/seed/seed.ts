import type { RawBlock } from '../raw/raw-block.ts';
import type { RawCalendarData, RawImage, RawPeopleData } from '../raw/raw-card.ts';
import type { RawEntry } from '../raw/raw-entry.ts';

/**
 * A block in a seed file: raw, without the ID that WordPress assigns. Card links have the paths of entries as `cards`, in
 * whose place their cards are put when the service starts.
 */
export type BlockSeed = Pick<
  RawBlock,
  'blockName' | 'attrs' | 'backgroundColor' | 'blockTitle' | 'blockDescription'
> &
  Record<string, unknown>;

/** A category of lists. `id` is the WordPress term ID. */
export interface CategorySeed {
  id: number;
  slug: string;
  name: string;
}

/** Name of a drawing in the catalogue, or an organisation's own picture. */
export type PictureSeed = string | RawImage;

export interface CardSeed {
  description?: string;
  /** Slugs of categories. */
  cats?: readonly string[];
  excerpt?: string;
  calendarData?: RawCalendarData;
  peopleData?: RawPeopleData;
  initiativeData?: { excerpt: string };
}

/** One entry of the seed content, the source of the raw entry and its card. */
export interface EntrySeed {
  id: number;
  path: string;
  title: string;
  postType: string;
  postDate: string;
  postStatus?: RawEntry['postStatus'];
  /**
   * Time of the last change, ISO 8601 with its offset.
   * @default the morning of `postDate`
   */
  modified?: string;
  author?: string;
  seo: { title: string; description: string };
  /** For the card and the social preview. */
  picture?: PictureSeed;
  card?: CardSeed;
  content: BlockSeed[];
}
