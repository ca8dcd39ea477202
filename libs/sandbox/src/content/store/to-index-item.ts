import type { RawCard, RawImage } from '../raw/raw-card.ts';

/** An entry in the index, as `GET /wp-json/index/api` returns it. */
export interface RawIndexItem {
  id?: number;
  permalink: string;
  title: string;
  description?: string;
  postType: string;
  postDate: string;
  modified?: string;
  image?: RawImage;
}

/**
 * Lists the published entries with a page of their own, newest first. Values that a test has put in place of an entry
 * count as far as they are entries.
 *
 * @param cards by path; their pictures are those of the entries
 */
export function listIndexItems(
  entries: readonly unknown[],
  cards: ReadonlyMap<string, Pick<RawCard, 'permalink' | 'image'>>,
): RawIndexItem[] {
  const images = new Map([...cards.values()].map(({ permalink, image }) => [permalink, image]));
  return entries
    .filter(isPublished)
    .map(({ id, permalink, title, postType = 'page', postDate = '', modified, seo }) => {
      const image = images.get(permalink);
      return {
        ...(id !== undefined && { id }),
        ...{ permalink, title, postType, postDate },
        ...(seo?.description !== undefined && { description: seo.description }),
        ...(modified !== undefined && { modified }),
        ...(image && !Array.isArray(image) && { image }),
      };
    })
    .sort((a, b) => b.postDate.localeCompare(a.postDate));
}

type WrittenEntry = Omit<RawIndexItem, 'description' | 'image' | 'postType' | 'postDate'> & {
  postType?: string;
  postDate?: string;
  postStatus?: string;
  redirect?: string;
  seo?: { description?: string };
  content: unknown[];
};

function isPublished(entry: unknown): entry is WrittenEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { permalink, title, postStatus = 'publish', redirect, content } = entry as Partial<WrittenEntry>;
  if (typeof permalink !== 'string' || typeof title !== 'string') return false;
  return postStatus === 'publish' && redirect === undefined && Array.isArray(content) && content.length > 0;
}
