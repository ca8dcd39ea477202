import { contentBudgets } from './content-budgets.ts';

interface Left {
  items: number;
  text: number;
  html: number;
  htmlWork: number;
}

/** What the answer that is being read may still hold. Outside of an answer the budget is unlimited. */
let left: Left | undefined;

/** Runs a synchronous part of the reading of one answer. */
export type WithinBudget = <Outcome>(read: () => Outcome) => Outcome;

/** The budget of one answer, for all parts of its reading. */
export function createAnswerBudget(items: number): WithinBudget {
  const { textInAll, html, htmlWork } = contentBudgets;
  const own: Left = { items, text: textInAll, html, htmlWork };
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

/**
 * How many of these items may be read; those are counted.
 *
 * @param cost what one of them costs, as a share of a usual one
 */
export function takeItems(count: number, cost = 1): number {
  if (left === undefined) return count;
  const taken = Math.min(count, Math.floor(left.items / cost));
  left.items -= taken * cost;
  return taken;
}

/** Whether this plain text may be read; then it is counted. */
export function takeText(text: string): boolean {
  if (left === undefined) return true;
  if (text.length > left.text) return false;
  left.text -= text.length;
  return true;
}

/** Whether this HTML may be read; then it is counted. */
export function takeHtml(html: string): boolean {
  if (left === undefined) return true;
  const work = count(html, '<', left.htmlWork) + count(html, '&', left.htmlWork * 10) / 10;
  if (html.length > left.html || work > left.htmlWork) return false;
  left.html -= html.length;
  left.htmlWork -= work;
  return true;
}

/** How often the character is there; no further than it takes to be more than enough. */
function count(text: string, character: string, enough: number): number {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1 && found <= enough; at = text.indexOf(character, at + 1))
    found++;
  return found;
}
