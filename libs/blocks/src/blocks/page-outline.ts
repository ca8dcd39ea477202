/** Which blocks of a page have what a page has once. */
export interface BlocksOutline {
  /** Index of the block whose title is the page's `h1`; -1 when the page needs one of its own. */
  title: number;
  /** Index of the block with the first picture a visitor sees: it is fetched at once; -1 when it is further down. */
  firstPicture: number;
  /** Indexes of the entry lists with filters: their order gives each its name in the page's address. */
  filtered: readonly number[];
}

/** Whether this block's title is the page's `h1`. */
export function hasPageTitle(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.title ?? 0) === index;
}

/** Whether this block shows the first picture of the page. */
export function hasFirstPicture(context: { outline?: BlocksOutline }, index: number): boolean {
  return (context.outline?.firstPicture ?? 0) === index;
}
