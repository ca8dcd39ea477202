import { createResponseBudget } from '../budgets/response-budget.ts';
import { readInSlices, type Slices } from '../budgets/read-in-slices.ts';
import type { ContentProblem, ProblemLog } from '../problems/problem-log.ts';

interface ParseOptions {
  log: ProblemLog;
  /** Name of the call, for problems. */
  where: string;
  maxItems: number;
  /**
   * Returns the problems.
   * @default the setting of the log
   */
  collected: boolean | undefined;
}

/** Parses a response in slices, within its own budget. Collected problems are returned with it. */
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
