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

export function hasPageTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.title ?? 0) === index;
}

export function hasFirstPicture(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.firstPicture ?? 0) === index;
}

export function isBelowTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return context.outline?.belowTitle.includes(index) === true;
}
