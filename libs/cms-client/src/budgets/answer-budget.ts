import { contentBudgets } from './content-budgets.ts';

interface Left {
  items: number;
  html: number;
  htmlWork: number;
}

/** What the answer that is being read may still hold. Outside of one nothing is counted. */
let left: Left | undefined;

/** Runs the synchronous reading of one answer within a budget of its own. */
export function withinAnswerBudget<Outcome>(read: () => Outcome): Outcome {
  const outer = left;
  const { itemsInAll, html, htmlWork } = contentBudgets;
  left = { items: itemsInAll, html, htmlWork };
  try {
    return read();
  } finally {
    left = outer;
  }
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
