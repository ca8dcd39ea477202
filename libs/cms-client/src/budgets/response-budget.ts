import { maxHtmlLength } from '@guildhall/safe-content';
import { contentBudgets } from './content-budgets.ts';
import { truncateHtml } from './truncate-html.ts';

interface Remaining {
  items: number;
  categories: number;
  text: number;
  html: number;
  htmlWork: number;
  /** Of the block or card that is being read in one go. */
  htmlWorkPerPart?: number;
}

/** What the answer that is being read may still hold. Outside of an answer the budget is unlimited. */
let remaining: Remaining | undefined;

/** Runs a synchronous part of the reading of one answer. */
export type WithinBudget = <Outcome>(read: () => Outcome) => Outcome;

/** The budget of one answer, for all parts of its reading. */
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

/** Reads a block or a card, which nothing interrupts: what is in it shares one limit. */
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
 * How many of these items may be read; those are counted.
 *
 * @param options.cost what one of them costs, as a share of a usual one
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

/** Whether this plain text may be read; then it is counted. */
export function consumeText(text: string): boolean {
  if (remaining === undefined) return true;
  if (text.length > remaining.text) return false;
  remaining.text -= text.length;
  return true;
}

/** The beginning of this HTML that may be read, which is counted; empty when nothing is left for it. */
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
