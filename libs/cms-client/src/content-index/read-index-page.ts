import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { readList } from '../fields/read-list.ts';
import { readWholeNumber } from '../fields/values.ts';
import { indexItemFields, type IndexItem } from './index-item.ts';

export interface IndexPage {
  items: IndexItem[];
  /** Number of pages, at least 1. */
  pages: number;
}

/** Reads one page of the index. `undefined` if the response is not one. */
export function* readIndexPage(value: unknown, read: ContentReaders): Slices<IndexPage | undefined> {
  if (!isRecord(value) || !Object.hasOwn(value, 'items')) return undefined;
  const max = contentBudgets.indexItems;
  const found = yield* readList(indexItemFields, value['items'], { what: 'item', max, read });
  const pages = Math.min(readWholeNumber(value['pages']) ?? 1, contentBudgets.indexPages);
  return found && { items: found.list, pages: Math.max(pages, 1) };
}
