import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import { createFailedResult, createMissingResult, type ParseEntry } from '../entry/parse-entry.ts';
import type { EntryResult } from '../entry/entry.ts';
import { toPrintable, type ProblemLog } from '../problems/problem-log.ts';
import { isEntryPath, isShortPath } from '../routes/entry-path.ts';
import { readResponse, type ReadJson } from './read-response.ts';
import { parseResponse } from './parse-response.ts';
import { createRecentReads } from './recent-reads.ts';
import { reportFailure } from './report-failure.ts';

interface EntryReaderOptions {
  readJson: ReadJson;
  parse: ParseEntry;
  log: ProblemLog;
}

interface EntryRequest {
  where: string;
  query: string;
  headers: Record<string, string> | undefined;
  /** Collects problems even if the client does not. */
  collected?: true;
}

/** Creates the readers of entries: by path for visitors, by ID for previews. */
export function createEntryReader({ readJson, parse, log }: EntryReaderOptions) {
  const recent = createRecentReads();

  async function read(
    { where, query, headers, collected }: EntryRequest,
    parseJson: (json: unknown) => Slices<EntryResult>,
  ): Promise<EntryResult> {
    const response = await readResponse(readJson, `/wp-json/entry/api?${query}`, headers);
    if (response.outcome === 'missing') return response;
    if (response.outcome !== 'found') {
      reportFailure(log, response.outcome === 'no route' ? 'entries' : where, response);
      return createFailedResult(response.reason);
    }
    const recentResult = collected ? undefined : recent.find<EntryResult>(response.json, where);
    if (recentResult) return recentResult;
    const maxItems = contentBudgets.itemsInEntry;
    const { value: result, problems } = await parseResponse(parseJson(response.json), {
      ...{ log, where, maxItems, collected },
    });
    if (result.outcome === 'failed') log.reportAgain(where, result.reason);
    if (problems && result.outcome === 'found') result.entry.problems = problems;
    if (!problems && result.outcome === 'found') recent.keep(response.json, where, result);
    return result;
  }

  return {
    async readEntry(path: string, { contentKey }: { contentKey?: string } = {}): Promise<EntryResult> {
      const isShort = isShortPath(path);
      if (!isShort && !isEntryPath(path)) return createMissingResult();
      const headers = contentKey === undefined ? undefined : { 'x-content-key': contentKey };
      const result = await read(
        { where: `entry ${toPrintable(path)}`, query: `path=${encodeURIComponent(path)}`, headers },
        (json) => parse(json, path),
      );
      // A content service that does not know short links may respond with its front page.
      return isShort && result.outcome === 'found' ? createMissingResult() : result;
    },

    async readPreview(id: number, { previewKey }: { previewKey: string }): Promise<EntryResult> {
      const headers = { 'x-preview-key': previewKey };
      return read({ where: `preview ${id}`, query: `id=${id}`, headers, collected: true }, (json) =>
        parse(json, '/', { preview: true }),
      );
    },
  };
}
