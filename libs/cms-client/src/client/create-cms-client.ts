import { toSafeLink, type UrlPolicy } from '@guildhall/safe-content';
import { builtInBlocks } from '../blocks/built-in-blocks.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import type { Card } from '../cards/card.ts';
import type { Filter } from '../cards/filter.ts';
import type { EntryResult } from '../entry/entry.ts';
import { builtInMainData, type MainData } from '../main-data/main-data.ts';
import { createProblemLog, type ContentProblem, type Problem } from '../problems/problem-log.ts';
import { createContentRoute } from '../routes/content-route.ts';
import { createParsers } from './create-parsers.ts';
import { createEntryReader } from './create-entry-reader.ts';
import { createListReader } from './create-list-reader.ts';
import { readResponse, type ReadJson } from './read-response.ts';
import { reportFailure } from './report-failure.ts';

export interface CmsClientOptions extends UrlPolicy {
  readJson: ReadJson;
  /**
   * Reads cards and filters, where those must not delay entries.
   * @default readJson
   */
  readList?: ReadJson;
  /** Told of everything that was refused or left out, each problem once, and of every read that failed. */
  onProblem?: (problem: Problem) => void;
  /**
   * Whether entries and cards say what was left out of them, for those who edit them. Not for visitors' pages.
   */
  collectProblems?: boolean;
  /**
   * The kinds of blocks that are read. A site adds its own after them, and replaces one by a later one of
   * its name: `[...builtInBlocks, map]`.
   * @default builtInBlocks
   */
  blocks?: readonly BlockDefinition[];
}

/** Reads the content service. No method throws or rejects; whatever comes back is parsed and safe to render. */
export interface CmsClient {
  /** `failed` gives the built-in English. */
  readMainData(): Promise<{ outcome: 'found' | 'failed'; mainData: MainData }>;
  /**
   * @param path `/`, `/a`, `/a/b` or `/a/b/c`, decoded, without query or slash at the end; for any other there is no
   *   entry, and no request is made
   * @param options.contentKey the secret that lets the service give members' content; only for a verified member
   */
  readEntry(path: string, options?: { contentKey?: string }): Promise<EntryResult>;
  /**
   * Reads an entry by its number as an editor is to see it, whatever its status. Only for somebody who has shown that
   * they may.
   *
   * @param options.previewKey the secret that lets the service give what is not published
   */
  readPreview(id: number, options: { previewKey: string }): Promise<EntryResult>;
  /**
   * `found` without cards: there are none, or the service says that there is no such list (404, 410). `refused`: the
   * route is none of the content host, and no request was made.
   *
   * @param options.collectProblems whether what is left out comes with the cards, for somebody who edits them; that of
   * the
   *   client when not given
   */
  readCards(
    route: string,
    options?: { collectProblems?: boolean },
  ): Promise<{ outcome: 'found' | 'failed' | 'refused'; cards: Card[]; problems?: ContentProblem[] }>;
  /** As `readCards`; a filter whose own route is refused is left out. */
  readFilters(route: string): Promise<{ outcome: 'found' | 'failed' | 'refused'; filters: Filter[] }>;
  /** The only check of routes: path and query on the content host, or `undefined` when it may not be asked. */
  contentRoute(untrusted: unknown): string | undefined;
}

/**
 * @example
 * const cms = createCmsClient({ contentOrigin, siteOrigin, mediaOrigins: [], frameHosts: [], readJson });
 * const { outcome, entry } = await cms.readEntry('/about');
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { readJson, onProblem, blocks = builtInBlocks } = options;
  const { contentOrigin, contentAliases = [], siteOrigin, mediaOrigins, frameHosts } = options;
  const policy: UrlPolicy = { contentOrigin, contentAliases, siteOrigin, mediaOrigins, frameHosts };
  // Checking any address reads the policy: a mistake in it shows here, at start, not with the first visitor.
  toSafeLink('/', policy);
  const log = createProblemLog(onProblem, options.collectProblems);
  const contentRoute = createContentRoute(policy);
  const parse = createParsers(policy, contentRoute, log, blocks);
  const readList = createListReader({ readJson: options.readList ?? readJson, contentRoute, log });

  return {
    contentRoute,
    ...createEntryReader({ readJson, parse: parse.entry, log }),

    async readMainData() {
      const answer = await readResponse(readJson, '/wp-json/maindata/api');
      const mainData =
        answer.kind === 'json' ? log.within('main data', () => parse.mainData(answer.json)) : undefined;
      if (mainData !== undefined) return { outcome: 'found', mainData };
      const failure = { kind: 'failed', reason: 'the response is not main data' } as const;
      reportFailure(log, 'main data', 'reason' in answer ? answer : failure);
      return { outcome: 'failed', mainData: builtInMainData };
    },

    async readCards(route, { collectProblems } = {}) {
      const { outcome, items, problems } = await readList('cards', route, parse.cards, collectProblems);
      return { outcome, cards: items, ...(problems && { problems }) };
    },

    async readFilters(route) {
      const { outcome, items } = await readList('filters', route, parse.filters);
      return { outcome, filters: items };
    },
  };
}
