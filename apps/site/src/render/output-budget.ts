/**
 * How many bytes of HTML the content of a page may have: a list of 1,500 cards with pictures and teasers has 900,000, a
 * long essay 100,000. It is spent in the order of the page.
 */
export const pageBytes = 1_000_000;

/** The rest of a budget. */
export interface OutputBudget {
  /** True when this HTML may be shown; then it is counted. What does not fit ends the page. */
  take(html: string): boolean;
  isSpent(): boolean;
  readonly bytes: number;
}

export function createOutputBudget(bytes = pageBytes): OutputBudget {
  let left = bytes;
  let isSpent = false;
  return {
    bytes,
    isSpent: () => isSpent,
    take(html) {
      const size = Buffer.byteLength(html);
      isSpent ||= size > left;
      if (!isSpent) left -= size;
      return !isSpent;
    },
  };
}
