import { blockRegistry, cardViews, type BlockRegistry, type CardViews } from '@guildhall/blocks';
import type { SiteDefinition } from '../site-definition.ts';

/** Views of a site's blocks and cards: the kit's, and those that the site adds or replaces. */
export interface SiteViews {
  blocks: BlockRegistry;
  cards: CardViews;
}

export function createSiteViews({ views, cards }: Pick<SiteDefinition, 'views' | 'cards'> = {}): SiteViews {
  return { blocks: { ...blockRegistry, ...views }, cards: { ...cardViews, ...cards } };
}

/** Views of a site that defines none. */
export const kitViews = createSiteViews();

/** Returns the names of the blocks that can be shown. */
export function listViewNames({ blocks }: SiteViews): string[] {
  return Object.entries(blocks).flatMap(([name, view]) => (view ? [name] : []));
}
