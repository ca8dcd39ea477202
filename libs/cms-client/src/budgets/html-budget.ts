import { contentBudgets } from './content-budgets.ts';

/** Counts the HTML of one answer, and says when it is too much. */
export interface HtmlBudget {
  /** Begins anew, with the next answer. */
  refill(): void;
  /** Whether this HTML is still within the budget; then it is counted. */
  takes(html: string): boolean;
}

/** The budget of `contentBudgets.html` and `contentBudgets.tags`. Parsing is synchronous, so one serves a client. */
export function createHtmlBudget(): HtmlBudget {
  let characters = 0;
  let tags = 0;
  return {
    refill() {
      characters = contentBudgets.html;
      tags = contentBudgets.tags;
    },
    takes(html) {
      const ownTags = countTags(html, tags + 1);
      if (html.length > characters || ownTags > tags) return false;
      characters -= html.length;
      tags -= ownTags;
      return true;
    },
  };
}

function countTags(html: string, enough: number): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count < enough; at = html.indexOf('<', at + 1)) count++;
  return count;
}
