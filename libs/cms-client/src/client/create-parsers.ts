import type { AddressPolicy } from '@guildhall/safe-content';
import type { CustomBlockParsers } from '../blocks/custom-block.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { withinAnswerBudget } from '../budgets/answer-budget.ts';
import { createBlockParser } from '../blocks/parse-blocks.ts';
import { createCardSchema, withIds } from '../cards/card-schema.ts';
import { createFilterSchema } from '../cards/filter-schema.ts';
import { createEntryParser } from '../entry/parse-entry.ts';
import { createContentReaders } from '../fields/content-readers.ts';
import { listOf } from '../fields/list-reader.ts';
import { createMainDataParser } from '../main-data/parse-main-data.ts';
import type { ProblemLog } from '../problems/problem-log.ts';

/** What parses the answers of the content service, each made once per client. */
export function createParsers(
  policy: AddressPolicy,
  contentRoute: (untrusted: unknown) => string | undefined,
  log: ProblemLog,
  customBlocks?: CustomBlockParsers,
) {
  const read = createContentReaders({ policy, contentRoute });
  const parseCards = listOf(createCardSchema(read), { what: 'card', max: contentBudgets.cards, log });
  const cards = (raw: unknown) => {
    const parsed = parseCards(raw);
    return parsed && withIds(parsed);
  };
  const parseBlocks = createBlockParser({ ...read, cards }, log, customBlocks);
  /** Each answer has a budget of its own. */
  const afresh =
    <Args extends unknown[], Parsed>(parse: (...args: Args) => Parsed) =>
    (...args: Args): Parsed =>
      withinAnswerBudget(() => parse(...args));
  return {
    cards: afresh(cards),
    filters: afresh(listOf(createFilterSchema(read), { what: 'filter', max: contentBudgets.filters, log })),
    entry: afresh(createEntryParser({ read, parseBlocks, log })),
    mainData: afresh(createMainDataParser(read)),
  };
}
