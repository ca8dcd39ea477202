import type { Block } from '@guildhall/cms-client';
import type { BlocksContext } from './blocks-context.ts';

/**
 * Where the title and description of a block are: `above` it, as a section's; `beside` it in the offset column, as in a
 * journal's margin; nowhere, because it has a heading of its `own`.
 */
export type BlockHeading = 'above' | 'beside' | 'own';

/** How a block is placed on its page. */
export interface BlockTraits<B extends Block> {
  /** @default 'above' */
  heading?: BlockHeading | ((block: B) => BlockHeading);
  /**
   * Whether there is anything to show; where there is not, nothing of the block is shown, its title included.
   * @default there always is
   */
  isShown?: (block: B, context: BlocksContext) => boolean;
  /** Its title may be the page's `h1`. */
  pageTitle?: true;
  /** Whether it shows a picture, which is fetched at once where it is the first of a page. */
  hasPicture?: (block: B) => boolean;
  /** Whether its cards can be chosen by category: the page's address then has a parameter for it. */
  isFiltered?: (block: B) => boolean;
  /**
   * Further down a page it is laid out, painted and fetched only when it comes near the window, and is taken for as
   * high as this until then. Not for blocks that show the outline of a focus beyond their edge.
   */
  waits?: 'usual' | 'tall';
  /**
   * The space above it.
   * @default the usual one, between sections
   */
  space?: 'none' | 'm' | 'l' | 'xl';
  /** The space above whatever follows it. */
  spaceAfter?: 'none' | 'l';
  /** A coloured ground has no air inside: the block fills it. */
  fillsGround?: true;
}
