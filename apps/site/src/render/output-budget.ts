/**
 * How many bytes of HTML the content of a page may have: a list of 1,500 cards with pictures and teasers has 900,000, a
 * long essay 100,000. It is spent in the order of the page.
 */
export const maxPageBytes = 1_000_000;

/** The rest of a budget. */
export interface OutputBudget {
  /** True when this HTML may be shown; then it is counted. What does not fit ends the page. */
  consume(html: string): boolean;
  isSpent(): boolean;
  readonly bytes: number;
}

export function createOutputBudget(bytes = maxPageBytes): OutputBudget {
  let remaining = bytes;
  let isSpent = false;
  return {
    bytes,
    isSpent: () => isSpent,
    consume(html) {
      const size = Buffer.byteLength(html);
      isSpent ||= size > remaining;
      if (!isSpent) remaining -= size;
      return !isSpent;
    },
  };
}
