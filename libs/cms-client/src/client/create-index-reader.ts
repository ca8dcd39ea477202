import type { ReadResult } from '@guildhall/safe-content';
import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { IndexPage } from '../content-index/read-index-page.ts';
import type { ProblemLog } from '../problems/problem-log.ts';
import { isEmpty } from '../fields/values.ts';
import { parseResponse } from './parse-response.ts';
import { readResponse, type ReadJson } from './read-response.ts';
import { reportFailure } from './report-failure.ts';

/** `missing`: the service has no index, or no such page of it. That is no error. */
export type IndexPageResult = ReadResult<IndexPage>;

interface IndexReaderOptions {
  readJson: ReadJson;
  parse: (raw: unknown) => Slices<IndexPage | undefined>;
  log: ProblemLog;
}

/** Creates the reader of the list of all published entries, page by page. */
export function createIndexReader({ readJson, parse, log }: IndexReaderOptions) {
  return async function readIndexPage(page: number): Promise<IndexPageResult> {
    const where = `index, page ${page}`;
    const response = await readResponse(readJson, `/wp-json/index/api?page=${page}`);
    if (response.outcome === 'missing' || response.outcome === 'no route') return { outcome: 'missing' };
    if (response.outcome === 'found' && isEmpty(response.json)) return { outcome: 'missing' };
    if (response.outcome === 'found') {
      const maxItems = contentBudgets.indexItems;
      const options = { log, where, maxItems, collected: undefined };
      const { value } = await parseResponse(parse(response.json), options);
      if (value) return { outcome: 'found', ...value };
    }
    const failure =
      response.outcome === 'failed'
        ? response
        : ({ outcome: 'failed', reason: 'the response is not a page of the index' } as const);
    reportFailure(log, where, failure);
    return failure;
  };
}
