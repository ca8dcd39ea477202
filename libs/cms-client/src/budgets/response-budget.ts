import { maxHtmlLength } from '@guildhall/safe-content';
import { contentBudgets } from './content-budgets.ts';
import { truncateHtml } from './truncate-html.ts';

interface Remaining {
  items: number;
  categories: number;
  text: number;
  html: number;
  htmlWork: number;
  /** For the current block or card. */
  htmlWorkPerPart?: number;
}

/** Budget of the response that is being read. Unlimited outside of one. */
let remaining: Remaining | undefined;

export type WithinBudget = <Outcome>(read: () => Outcome) => Outcome;

/** Creates the budget of one response, shared by all slices of its reading. */
export function createResponseBudget(items: number): WithinBudget {
  const { categories, totalText: textInAll, html, htmlWork } = contentBudgets;
  const own: Remaining = { items, categories, text: textInAll, html, htmlWork };
  return (read) => {
    const outer = remaining;
    remaining = own;
    try {
      return read();
    } finally {
      remaining = outer;
    }
  };
}

/** Reads one block or card without interruption. Everything in it shares one limit. */
export function readUninterrupted<Outcome>(read: () => Outcome): Outcome {
  const own = remaining;
  if (own === undefined || own.htmlWorkPerPart !== undefined) return read();
  own.htmlWorkPerPart = contentBudgets.htmlWorkPerPart;
  try {
    return read();
  } finally {
    delete own.htmlWorkPerPart;
  }
}

/**
 * Returns how many of these items are within the budget, and counts them.
 *
 * @param options.cost cost of one, as a share of a normal item
 */
export function consumeItems(
  count: number,
  { cost = 1, of = 'items' }: { cost?: number; of?: 'items' | 'categories' } = {},
): number {
  if (remaining === undefined) return count;
  const taken = Math.min(count, Math.floor(remaining[of] / cost));
  remaining[of] -= taken * cost;
  return taken;
}

/** Returns true and counts the text if it is within the budget. */
export function consumeText(text: string): boolean {
  if (remaining === undefined) return true;
  if (text.length > remaining.text) return false;
  remaining.text -= text.length;
  return true;
}

/** Returns the start of this HTML that is within the budget, and counts it. */
export function consumeHtml(html: string): string {
  const characters = Math.min(maxHtmlLength, remaining?.html ?? maxHtmlLength);
  const work = Math.min(remaining?.htmlWork ?? Infinity, remaining?.htmlWorkPerPart ?? Infinity);
  const fitting = truncateHtml(html, { characters, work });
  if (remaining === undefined) return fitting.html;
  remaining.html -= fitting.html.length;
  remaining.htmlWork -= fitting.work;
  if (remaining.htmlWorkPerPart !== undefined) remaining.htmlWorkPerPart -= fitting.work;
  return fitting.html;
}
