import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import type { Fields, FieldValues, Flat } from '../fields/field.ts';
import { route, text, word } from '../fields/field-kinds.ts';
import { readList } from '../fields/read-list.ts';

/** Fields of a category. */
export const filterFields = {
  id: word(/^/, 'a number or text'),
  name: text(),
  route: route(),
} satisfies Fields;

/**
 * A category of an entry list. `route` is a path on the content host that returns cards. The active one depends on
 * the visitor: the service's own mark is ignored.
 */
export type Filter = Flat<FieldValues<typeof filterFields>>;

export function* readFilters(value: unknown, read: ContentReaders): Slices<Filter[] | undefined> {
  const found = yield* readList(filterFields, value, { what: 'filter', max: contentBudgets.filters, read });
  return found?.list;
}
