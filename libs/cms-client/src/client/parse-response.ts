import { createResponseBudget } from '../budgets/response-budget.ts';
import { readInSlices, type Slices } from '../budgets/read-in-slices.ts';
import type { ContentProblem, ProblemLog } from '../problems/problem-log.ts';

interface ParseOptions {
  log: ProblemLog;
  /** The call: problems are placed there. */
  where: string;
  /** How many items the answer may hold in all. */
  maxItems: number;
  /**
   * Whether the problems come back.
   * @default as the log does
   */
  collected: boolean | undefined;
}

/** Reads an answer in slices, within a budget of its own. Where problems are collected, they come back beside it. */
export async function parseResponse<Value>(
  slices: Slices<Value>,
  { log, where, maxItems, collected }: ParseOptions,
): Promise<{ value: Value; problems?: ContentProblem[] }> {
  const withinBudget = createResponseBudget(maxItems);
  let all: ContentProblem[] | undefined;
  const value = await readInSlices(slices, (read) => {
    const slice = log.collect(() => log.within(where, () => withinBudget(read)), collected);
    if (slice.problems) (all ??= []).push(...slice.problems);
    return slice.value;
  });
  return { value, ...(all && { problems: all }) };
}
