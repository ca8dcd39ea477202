import { safeLink, type AddressPolicy } from '@guildhall/safe-content';
import type { CustomBlockParsers } from '../blocks/custom-block.ts';
import type { Card, Filter } from '../cards/card.ts';
import { failed, nothing } from '../entry/parse-entry.ts';
import type { EntryResult } from '../entry/entry.ts';
import { builtInMainData } from '../main-data/built-in-main-data.ts';
import type { MainData } from '../main-data/main-data.ts';
import { createProblemLog, printable, type ContentProblem, type Problem } from '../problems/problem-log.ts';
import { createContentRoute } from '../routes/content-route.ts';
import { isEntryPath } from '../routes/entry-path.ts';
import { createParsers } from './create-parsers.ts';
import { readAnswer, type ReadJson } from './read-answer.ts';

export interface CmsClientOptions extends AddressPolicy {
  readJson: ReadJson;
  /** Told of everything that was refused or left out, each problem once, and of every read that failed. */
  onProblem?: (problem: Problem) => void;
  /** Whether entries and cards bring along what was left out of them, for those who edit them. Not for visitors' pages. */
  collectProblems?: boolean;
  /** The site's own kinds of blocks, and those it reads otherwise than built in, by the name after the slash. */
  customBlocks?: CustomBlockParsers;
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
  /** `refused`: the route is none of the content host, and no request was made. */
  readCards(
    route: string,
  ): Promise<{ outcome: 'found' | 'failed' | 'refused'; cards: Card[]; problems?: ContentProblem[] }>;
  /** As `readCards`; a filter whose own route is refused is left out. */
  readFilters(route: string): Promise<{ outcome: 'found' | 'failed' | 'refused'; filters: Filter[] }>;
  /** The one judge of routes: path and query on the content host, or `undefined` when it may not be asked. */
  contentRoute(untrusted: unknown): string | undefined;
}

/**
 * @example
 * const cms = createCmsClient({ contentOrigin, siteOrigin, mediaOrigins: [], frameHosts: [], readJson });
 * const { outcome, entry } = await cms.readEntry('/about');
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { readJson, onProblem, contentOrigin, siteOrigin, mediaOrigins, frameHosts } = options;
  const policy: AddressPolicy = { contentOrigin, siteOrigin, mediaOrigins, frameHosts };
  // Judging any address reads the policy: a mistake in it shows here, at start, not with the first visitor.
  safeLink('/', policy);
  const log = createProblemLog(onProblem, options.collectProblems);
  const contentRoute = createContentRoute(policy);
  const parse = createParsers(policy, contentRoute, log, options.customBlocks);

  async function readList<Item>(
    what: string,
    untrusted: string,
    parseList: (raw: unknown) => Item[] | undefined,
  ) {
    const route = contentRoute(untrusted);
    if (route === undefined) {
      log.within(what, () => log.report('a route was refused'));
      return { outcome: 'refused' as const, items: [], problems: undefined };
    }
    const where = `${what} ${printable(route)}`;
    const answer = await readAnswer(readJson, route);
    const parseIt = () => (answer.came ? log.within(where, () => parseList(answer.json)) : undefined);
    const { value: items, problems } = log.collect(parseIt);
    if (items !== undefined) return { outcome: 'found' as const, items, problems };
    log.reportAgain(where, answer.came ? 'the answer is not a list' : answer.reason);
    return { outcome: 'failed' as const, items: [], problems: undefined };
  }

  return {
    contentRoute,

    async readMainData() {
      const answer = await readAnswer(readJson, '/wp-json/maindata/api');
      const mainData = answer.came ? log.within('main data', () => parse.mainData(answer.json)) : undefined;
      if (mainData !== undefined) return { outcome: 'found', mainData };
      log.reportAgain('main data', answer.came ? 'the answer is not main data' : answer.reason);
      return { outcome: 'failed', mainData: builtInMainData };
    },

    async readEntry(path, { contentKey } = {}) {
      if (!isEntryPath(path)) return nothing();
      const where = `entry ${printable(path)}`;
      const headers = contentKey === undefined ? undefined : { 'x-content-key': contentKey };
      const answer = await readAnswer(
        readJson,
        `/wp-json/entry/api?path=${encodeURIComponent(path)}`,
        headers,
      );
      const parseIt = () =>
        answer.came ? log.within(where, () => parse.entry(answer.json, path)) : failed(answer.reason);
      const { value: result, problems } = log.collect(parseIt);
      if (result.outcome === 'failed') log.reportAgain(where, result.reason);
      if (problems && result.outcome === 'found') result.entry.problems = problems;
      return result;
    },

    async readCards(route) {
      const { outcome, items, problems } = await readList('cards', route, parse.cards);
      return { outcome, cards: items, ...(problems && { problems }) };
    },

    async readFilters(route) {
      const { outcome, items } = await readList('filters', route, parse.filters);
      return { outcome, filters: items };
    },
  };
}
