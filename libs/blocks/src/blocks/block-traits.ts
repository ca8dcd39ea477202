import type { Block } from '@guildhall/cms-client';
import type { BlocksContext } from './blocks-context.ts';

/**
 * Position of a block's title and description: `above` it, `beside` it in the offset column, or not shown because the block
 * has a heading of its `own`.
 */
export type BlockHeading = 'above' | 'beside' | 'own';

/** Layout of a block on its page. */
export interface BlockTraits<B extends Block> {
  /** @default 'above' */
  heading?: BlockHeading | ((block: B, context: BlocksContext) => BlockHeading);
  /**
   * False if there is nothing to show: then the block's title is hidden, too.
   * @default always true
   */
  isShown?: (block: B, context: BlocksContext) => boolean;
  /** The block's title may be the page's `h1`. */
  pageTitle?: true;
  /** True if it shows an image: the first one of a page loads at once. */
  hasPicture?: (block: B) => boolean;
  /** True if its cards can be filtered by category: the page's URL then has a parameter for it. */
  isFiltered?: (block: B) => boolean;
  /**
   * Routes of the cards that it shows: they are read before the page is rendered, into `context.cards`. Not needed for
   * entry lists.
   * @default none
   */
  cardRoutes?: (block: B) => readonly string[];
  /**
   * Space above the block.
   * @default the space between sections
   */
  space?: 'none' | 'm' | 'l' | 'xl';
  /** Space above the next block. */
  spaceAfter?: 'none' | 'l';
  /** The block fills its background colour to the edges, without padding. */
  fillsGround?: true;
}
