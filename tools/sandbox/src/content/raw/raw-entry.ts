import type { RawBlock } from './raw-block.ts';

/** A page, as `GET /wp-json/entry/api?path=` returns it. */
export interface RawEntry {
  id: number;
  title: string;
  permalink: string;
  postType: string;
  postDate: string;
  postStatus: 'publish' | 'private' | 'draft';
  hasAccess: boolean;
  seo?: { title?: string; description?: string; image?: string };
  content: RawBlock[];
}
