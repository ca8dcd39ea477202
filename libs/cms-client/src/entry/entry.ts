import type { ReadResult, SafeUrl } from '@guildhall/safe-content';
import type { Block } from '../blocks/block.ts';
import type { CalendarData } from '../cards/card.ts';
import type { ContentProblem } from '../problems/problem-log.ts';

/** A content page. `postDate` is YYYYMMDD; `modified` is ISO 8601, with its time only if the offset is known. */
export interface Entry {
  id: number;
  title: string;
  permalink: SafeUrl;
  postType: string;
  postDate: string;
  modified?: string;
  author?: string;
  /** Set for an event. */
  calendarData?: CalendarData;
  postStatus: 'publish' | 'private' | 'draft';
  /** Decided by the content service for this request. */
  hasAccess: boolean;
  seo: {
    title?: string;
    description?: string;
    image?: SafeUrl;
    imageAlt?: string;
    /** Pixels of `image`, if the service states them. */
    imageWidth?: number;
    imageHeight?: number;
  };
  content: Block[];
  /** Problems of the entry; only if they are collected. */
  problems?: ContentProblem[];
}

/**
 * Result of reading an entry. `moved`: the page is at `to`, on this site. `removed`: the content service says that
 * there was an entry, with status 410.
 */
export type EntryResult =
  | ReadResult<{ entry: Entry }>
  | { outcome: 'missing'; state: 'removed'; entry?: undefined }
  | { outcome: 'moved'; to: SafeUrl; entry?: undefined };
