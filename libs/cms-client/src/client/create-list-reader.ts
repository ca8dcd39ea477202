import type { ReadResult } from '@guildhall/safe-content';
import { toPrintable, type ContentProblem, type ProblemLog } from '../problems/problem-log.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import { readResponse, type ReadJson } from './read-response.ts';
import { parseResponse } from './parse-response.ts';
import { createRecentReads } from './recent-reads.ts';
import { reportFailure } from './report-failure.ts';

interface ListReaderOptions {
  readJson: ReadJson;
  contentRoute: (untrusted: unknown) => string | undefined;
  log: ProblemLog;
}

type ListResult<Item> = ReadResult<{ items: Item[]; problems?: ContentProblem[] }>;

/** Creates the reader of cards and filters. Only routes on the content host are read. */
export function createListReader({ readJson, contentRoute, log }: ListReaderOptions) {
  const recent = createRecentReads();
  return async function readList<Item>(
    what: string,
    untrusted: string,
    parseList: (raw: unknown) => Slices<Item[] | undefined>,
    collected?: boolean,
  ): Promise<ListResult<Item>> {
    const route = contentRoute(untrusted);
    if (route === undefined) {
      const reason = 'this route is not allowed';
      log.within(what, () => log.report(reason));
      return { outcome: 'failed', reason };
    }
    const where = `${what} ${toPrintable(route)}`;
    const response = await readResponse(readJson, route);
    if (response.outcome === 'missing') return { outcome: 'missing' };
    const { json } = response;
    const recentResult = collected ? undefined : recent.find<ListResult<Item>>(json, what);
    if (recentResult) return recentResult;
    const { value: items, problems } =
      response.outcome === 'found'
        ? await parseResponse(parseList(json), {
            log,
            where,
            maxItems: contentBudgets.itemsInList,
            collected,
          })
        : {};
    if (items !== undefined) {
      const found: ListResult<Item> = { outcome: 'found', items, ...(problems && { problems }) };
      if (!problems) recent.keep(json, what, found);
      return found;
    }
    const failure =
      response.outcome === 'found'
        ? ({ outcome: 'failed', reason: 'the response is not a list' } as const)
        : response;
    reportFailure(log, where, failure);
    return { outcome: 'failed', reason: failure.reason };
  };
}
