import {
  blockRegistry,
  cardViews,
  type BlockRegistry,
  type CardViews,
  type NoticeTexts,
} from '@guildhall/blocks';
import type { SiteDefinition } from '../site-definition.ts';

/** Views of a site's blocks and cards: the kit's, and those that the site adds or replaces. */
export interface SiteViews {
  blocks: BlockRegistry;
  cards: CardViews;
  /** Sentences of notices for editors. */
  noticeTexts?: NoticeTexts;
}

export function createSiteViews({
  views,
  cards,
  noticeTexts,
}: Pick<SiteDefinition, 'views' | 'cards' | 'noticeTexts'> = {}): SiteViews {
  return {
    blocks: { ...blockRegistry, ...views },
    cards: { ...cardViews, ...cards },
    ...(noticeTexts && { noticeTexts }),
  };
}

/** Views of a site that defines none. */
export const kitViews = createSiteViews();

/** Returns the names of the blocks that can be shown. */
export function listViewNames({ blocks }: SiteViews): string[] {
  return Object.entries(blocks).flatMap(([name, view]) => (view ? [name] : []));
}
