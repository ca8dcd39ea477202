import { maxHtmlLength } from '@guildhall/safe-content';
import { contentBudgets } from './content-budgets.ts';
import { fittingHtml } from './fitting-html.ts';

interface Left {
  items: number;
  categories: number;
  text: number;
  html: number;
  htmlWork: number;
  /** Of the block or card that is being read in one go. */
  htmlWorkAtOnce?: number;
}

/** What the answer that is being read may still hold. Outside of an answer the budget is unlimited. */
let left: Left | undefined;

/** Runs a synchronous part of the reading of one answer. */
export type WithinBudget = <Outcome>(read: () => Outcome) => Outcome;

/** The budget of one answer, for all parts of its reading. */
export function createAnswerBudget(items: number): WithinBudget {
  const { categories, textInAll, html, htmlWork } = contentBudgets;
  const own: Left = { items, categories, text: textInAll, html, htmlWork };
  return (read) => {
    const outer = left;
    left = own;
    try {
      return read();
    } finally {
      left = outer;
    }
  };
}

/** Reads a block or a card, which nothing interrupts: what is in it shares one limit. */
export function atOnce<Outcome>(read: () => Outcome): Outcome {
  const own = left;
  if (own === undefined || own.htmlWorkAtOnce !== undefined) return read();
  own.htmlWorkAtOnce = contentBudgets.htmlWorkAtOnce;
  try {
    return read();
  } finally {
    delete own.htmlWorkAtOnce;
  }
}

/**
 * How many of these items may be read; those are counted.
 *
 * @param options.cost what one of them costs, as a share of a usual one
 */
export function takeItems(
  count: number,
  { cost = 1, of = 'items' }: { cost?: number; of?: 'items' | 'categories' } = {},
): number {
  if (left === undefined) return count;
  const taken = Math.min(count, Math.floor(left[of] / cost));
  left[of] -= taken * cost;
  return taken;
}

/** Whether this plain text may be read; then it is counted. */
export function takeText(text: string): boolean {
  if (left === undefined) return true;
  if (text.length > left.text) return false;
  left.text -= text.length;
  return true;
}

/** The beginning of this HTML that may be read, which is counted; empty when nothing is left for it. */
export function takeHtml(html: string): string {
  const characters = Math.min(maxHtmlLength, left?.html ?? maxHtmlLength);
  const work = Math.min(left?.htmlWork ?? Infinity, left?.htmlWorkAtOnce ?? Infinity);
  const fitting = fittingHtml(html, { characters, work });
  if (left === undefined) return fitting.html;
  left.html -= fitting.html.length;
  left.htmlWork -= fitting.work;
  if (left.htmlWorkAtOnce !== undefined) left.htmlWorkAtOnce -= fitting.work;
  return fitting.html;
}
