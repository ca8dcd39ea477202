import type { RawBlock } from './raw-block.ts';
import type { RawCalendarData } from './raw-card.ts';

/** A page, as `GET /wp-json/entry/api?path=` returns it. */
export interface RawEntry {
  id: number;
  title: string;
  permalink: string;
  postType: string;
  postDate: string;
  postStatus: 'publish' | 'private' | 'draft';
  hasAccess: boolean;
  /** Time of the last change, ISO 8601 with its offset. */
  modified?: string;
  author?: string;
  calendarData?: RawCalendarData;
  seo?: {
    title?: string;
    description?: string;
    /** A URL, or ACF's array. */
    image?: string | { url: string; width: number; height: number; alt: string };
  };
  content: RawBlock[];
}
