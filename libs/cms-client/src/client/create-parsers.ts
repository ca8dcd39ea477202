import type { UrlPolicy } from '@guildhall/safe-content';
import type { BlockDefinition } from '../blocks/define-block.ts';
import { createBlockParser } from '../blocks/parse-blocks.ts';
import { createResponseBudget } from '../budgets/response-budget.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { readFilters } from '../cards/filter.ts';
import { readCards } from '../cards/read-cards.ts';
import { readIndexPage } from '../content-index/read-index-page.ts';
import { createEntryParser } from '../entry/parse-entry.ts';
import { createContentReaders } from '../fields/content-readers.ts';
import type { Grounds } from '../fields/grounds.ts';
import { createMainDataParser } from '../main-data/parse-main-data.ts';
import type { ContentTexts } from '../texts/content-texts.ts';
import type { ProblemLog } from '../problems/problem-log.ts';

interface ParsersOptions {
  policy: UrlPolicy;
  contentRoute: (untrusted: unknown) => string | undefined;
  log: ProblemLog;
  blocks: readonly BlockDefinition[];
  grounds: Grounds;
  texts: ContentTexts;
  language: string;
  locale?: string | undefined;
}

/** Creates the parsers of all responses, once per client. */
export function createParsers(options: ParsersOptions) {
  const { policy, contentRoute, log, blocks, grounds, language, locale, texts } = options;
  const { readMore, mainData: defaults } = texts;
  const read = createContentReaders({
    ...{ policy, contentRoute, readMore, grounds, locale },
    within: log.within,
  });
  const parseBlocks = createBlockParser(blocks, read, log);
  const parseMainData = createMainDataParser(read, { defaults, language });
  return {
    cards: (raw: unknown) => readCards(raw, read),
    filters: (raw: unknown) => readFilters(raw, read),
    index: (raw: unknown) => readIndexPage(raw, read),
    entry: createEntryParser({ read, parseBlocks, log, untitled: texts.untitled }),
    mainData: (raw: unknown) => createResponseBudget(contentBudgets.itemsInEntry)(() => parseMainData(raw)),
  };
}
