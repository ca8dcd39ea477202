import type { Block } from '@guildhall/cms-client';

/** Which blocks of a page carry what a page has once. */
export interface BlocksOutline {
  /** Index of the block whose title is the page's `h1`; -1 when the page has to bring its own. */
  title: number;
  /** Index of the block with the first picture a visitor sees: it is fetched at once; -1 when it stands further down. */
  firstPicture: number;
  /** Indexes of the entry lists with filters: their order gives each its name in the page's address. */
  filtered: readonly number[];
}

/** How many blocks fit on a first screen: a picture below them waits until it comes near. */
const firstScreen = 3;

/**
 * The outline of a page's blocks, for `BlocksContext`.
 *
 * @example outlineOf(entry.content).title === -1 // the page renders an `h1` of its own
 */
export function outlineOf(blocks: readonly Block[]): BlocksOutline {
  return {
    title: blocks.findIndex((block) => block.name === 'page-title' || block.name === 'hero'),
    firstPicture: blocks.slice(0, firstScreen).findIndex(hasPicture),
    filtered: blocks.flatMap((block, index) =>
      block.name === 'entry-list' && block.displayByCat && block.cats ? index : [],
    ),
  };
}

function hasPicture(block: Block): boolean {
  switch (block.name) {
    case 'hero':
    case 'image':
    case 'banner':
    case 'image-text':
    case 'membership-promotion':
    case 'subscription-box':
      return block.image !== undefined;
    case 'slider':
    case 'banner-slider':
      return block.slides[0]?.image !== undefined;
    case 'card-links':
    case 'entry-list':
      return true;
    default:
      return false;
  }
}

/** Whether this block's title is the page's `h1`. */
export function carriesPageTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.title ?? 0) === index;
}

/** Whether this block shows the first picture of the page. */
export function carriesFirstPicture(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.firstPicture ?? 0) === index;
}
