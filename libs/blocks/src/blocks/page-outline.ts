/** Blocks with a special role on their page. */
export interface BlocksOutline {
  /** Index of the block whose title is the page's `h1`; -1 if the page needs its own. */
  title: number;
  /** Index of the block with the first visible image, which loads at once; -1 if there is none on the first screen. */
  firstPicture: number;
  /** Indexes of all entry lists, in the order of the URL parameters of their pages. */
  lists: readonly number[];
  /** Indexes of the entry lists with filters, in the order of their URL parameters. */
  filtered: readonly number[];
  /** Indexes of the blocks in a row of one kind below a section title: their own titles are one level lower. */
  belowTitle: readonly number[];
}

/**
 * Returns true for the block whose title is the page’s `h1`. Without an outline, this is the first block.
 *
 * @param index position of the block on the page, from 0
 * @example
 * const Title = hasPageTitle({ outline: computeOutline(entry.content) }, 0) ? 'h1' : 'h2';
 */
export function hasPageTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.title ?? 0) === index;
}

/**
 * Returns true for the block whose image loads at once. Without an outline, this is the first block.
 *
 * @param index position of the block on the page, from 0
 * @example
 * import type { Block } from '@guildhall/cms-client';
 *
 * const Mast = ({ context, index }: BlockProps<Block>) => (
 *   <img src="/mast.webp" alt="" loading={hasFirstPicture(context, index) ? 'eager' : 'lazy'} />
 * );
 */
export function hasFirstPicture(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.firstPicture ?? 0) === index;
}

export function isBelowTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return context.outline?.belowTitle.includes(index) === true;
}
