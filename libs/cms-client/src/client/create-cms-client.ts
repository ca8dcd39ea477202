import { toSafeLink, type ReadResult, type UrlPolicy } from '@guildhall/safe-content';
import { builtInBlocks } from '../blocks/built-in-blocks.ts';
import type { BlockDefinition } from '../blocks/define-block.ts';
import type { Card } from '../cards/card.ts';
import type { Filter } from '../cards/filter.ts';
import type { EntryResult } from '../entry/entry.ts';
import { defaultGrounds, type Grounds } from '../fields/grounds.ts';
import type { MainData } from '../main-data/main-data.ts';
import { createProblemLog, type ContentProblem, type Problem } from '../problems/problem-log.ts';
import { contentTexts, type ContentTexts } from '../texts/content-texts.ts';
import { createContentRoute } from '../routes/content-route.ts';
import { createParsers } from './create-parsers.ts';
import { createEntryReader } from './create-entry-reader.ts';
import { createIndexReader, type IndexPageResult } from './create-index-reader.ts';
import { createListReader } from './create-list-reader.ts';
import { readResponse, type ReadJson } from './read-response.ts';
import { reportFailure } from './report-failure.ts';

/** Options of `createCmsClient`: how the service is called, and which URLs content may have. */
export interface CmsClientOptions extends UrlPolicy {
  /**
   * Reads a path of the content service with GET, and rejects on everything except JSON with status 2xx: `readJson`
   * of an upstream.
   */
  readJson: ReadJson;
  /**
   * Reads cards and filters, if they must not delay entries.
   * @default readJson
   */
  readList?: ReadJson;
  /**
   * Called once per problem, and for every failed read.
   * @default problems are not reported
   */
  onProblem?: (problem: Problem) => void;
  /**
   * Adds problems to entries and cards, for editors. Do not use it for visitors’ pages.
   * @default false
   */
  collectProblems?: boolean;
  /**
   * Kinds of blocks. A site appends its own; a later definition replaces an earlier one of the same name:
   * `[...builtInBlocks, map]`.
   * @default builtInBlocks
   */
  blocks?: readonly BlockDefinition[];
  /**
   * Background colours by the names that content uses for them, such as `grounds` of `defineOrganisation`.
   * @default each role by its own name
   */
  grounds?: Grounds;
  /**
   * Texts in place of missing ones.
   * @default contentTexts
   */
  texts?: ContentTexts;
  /**
   * Language of the main data, as `findMainData` reads it.
   * @default 'en'
   */
  language?: string;
  /**
   * Language and region, such as `en-US`: whether dates in figures have the month first.
   * @default the day first
   */
  locale?: string | undefined;
}

/** Reads the content service. No method throws or rejects; everything returned is parsed and safe to render. */
export interface CmsClient {
  /** Reads the texts, menus and pictures that all pages share. */
  readMainData(): Promise<ReadResult<{ mainData: MainData }>>;
  /**
   * @param path `/`, or one to eight levels such as `/a/b`, decoded, without query or trailing slash; or a short link
   *   such as `/?p=9`, which is `moved` or `missing`. Any other path is `missing`, without a request
   * @param options.contentKey secret for members' content; only for a verified member
   */
  readEntry(path: string, options?: { contentKey?: string }): Promise<EntryResult>;
  /**
   * Reads an entry by its ID, whatever its status. Check the editor's permission first.
   *
   * @param options.previewKey secret for unpublished content
   */
  readPreview(id: number, options: { previewKey: string }): Promise<EntryResult>;
  /**
   * Reads cards. A route that is not on the content host has `failed` without a request.
   *
   * @param options.collectProblems returns problems with the cards, for editors; default: the client's setting
   */
  readCards(
    route: string,
    options?: { collectProblems?: boolean },
  ): Promise<ReadResult<{ cards: Card[]; problems?: ContentProblem[] }>>;
  /** Reads filters. A filter with a refused route is left out. */
  readFilters(route: string): Promise<ReadResult<{ filters: Filter[] }>>;
  /**
   * Reads one page of the list of all published entries. `missing`: the service has no index; nothing is reported.
   *
   * @param page from 1
   */
  readIndexPage(page: number): Promise<IndexPageResult>;
  /** Checks a route: path and query on the content host, or `undefined` if it must not be requested. */
  contentRoute(untrusted: unknown): string | undefined;
}

/**
 * Creates the client of a content service.
 *
 * @throws TypeError if the policy has no valid origin
 * @example
 * const origins = { contentOrigin: 'https://content.example', siteOrigin: 'https://www.example' };
 * const cms = createCmsClient({ ...origins, mediaOrigins: [], frameHosts: [], readJson });
 * const { outcome, entry } = await cms.readEntry('/about');
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const {
    readJson,
    onProblem,
    blocks = builtInBlocks,
    grounds = defaultGrounds,
    texts = contentTexts,
    language = 'en',
  } = options;
  const { contentOrigin, contentAliases = [], siteOrigin, mediaOrigins, frameHosts } = options;
  const policy: UrlPolicy = { contentOrigin, contentAliases, siteOrigin, mediaOrigins, frameHosts };
  // Parses the policy now, so that an invalid one stops the start instead of failing for the first visitor.
  toSafeLink('/', policy);
  const log = createProblemLog(onProblem, options.collectProblems);
  const contentRoute = createContentRoute(policy);
  const parse = createParsers({
    ...{ policy, contentRoute, log, blocks, grounds, texts, language },
    locale: options.locale,
  });
  const readList = createListReader({ readJson: options.readList ?? readJson, contentRoute, log });

  return {
    contentRoute,
    ...createEntryReader({ readJson, parse: parse.entry, log }),
    readIndexPage: createIndexReader({ readJson: options.readList ?? readJson, parse: parse.index, log }),

    async readMainData() {
      const response = await readResponse(readJson, '/wp-json/maindata/api');
      const mainData =
        response.outcome === 'found'
          ? log.within('main data', () => parse.mainData(response.json))
          : undefined;
      if (mainData !== undefined) return { outcome: 'found', mainData };
      // Without main data there is no service, whatever it responds.
      const failure =
        response.outcome === 'failed' || response.outcome === 'no route'
          ? response
          : ({ outcome: 'failed', reason: 'the response is not main data' } as const);
      reportFailure(log, 'main data', failure);
      return { outcome: 'failed', reason: failure.reason };
    },

    async readCards(route, { collectProblems } = {}) {
      const result = await readList('cards', route, parse.cards, collectProblems);
      if (result.outcome !== 'found') return result;
      const { outcome, items: cards, problems } = result;
      return { outcome, cards, ...(problems && { problems }) };
    },

    async readFilters(route) {
      const result = await readList('filters', route, parse.filters);
      return result.outcome === 'found' ? { outcome: result.outcome, filters: result.items } : result;
    },
  };
}
