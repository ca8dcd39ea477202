/**
 * Maximum bytes of HTML of a page's content: a list of 1,500 cards with pictures and teasers has 900,000, a long essay
 * 100,000. Spent in page order.
 */
export const maxPageBytes = 1_000_000;

export interface OutputBudget {
  /** Counts this HTML and returns true if it fits. HTML that does not fit ends the page. */
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
