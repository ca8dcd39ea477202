import type { SafeUrl } from '@guildhall/safe-content';
import type { Block } from '../blocks/block.ts';
import type { ContentProblem } from '../problems/problem-log.ts';

/** A content page. `postDate` is YYYYMMDD. */
export interface Entry {
  id: number;
  title: string;
  permalink: SafeUrl;
  postType: string;
  postDate: string;
  postStatus: 'publish' | 'private' | 'draft';
  /** The content service's decision for this request. */
  hasAccess: boolean;
  seo: { title?: string; description?: string; image?: SafeUrl };
  content: Block[];
  /** Everything that was left out of it or refused; only where problems are collected. */
  problems?: ContentProblem[];
}

/**
 * What a read of an entry came to. `moved`: its page is at another path of this site, `to`. `empty`: the service
 * answered, and there is no such page (a 404). `failed`: the service did not answer or not sensibly (serve the last good
 * page, else a 503). The entry is `{}` in all of these.
 */
export type EntryResult =
  | { outcome: 'found'; entry: Entry }
  | { outcome: 'moved'; entry: Record<string, never>; to: SafeUrl }
  | { outcome: 'empty'; entry: Record<string, never> }
  | { outcome: 'failed'; entry: Record<string, never>; reason: string };
