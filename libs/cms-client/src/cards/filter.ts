import { contentBudgets } from '../budgets/content-budgets.ts';
import type { Slices } from '../budgets/read-in-slices.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import type { Fields, FieldValues, Flat } from '../fields/field.ts';
import { route, text, word } from '../fields/field-kinds.ts';
import { readList } from '../fields/read-list.ts';

const filterFields = {
  id: word(/^/, 'a number or text'),
  name: text(),
  route: route(),
} satisfies Fields;

/**
 * One category of an entry list. `route` is a path on the content host that answers cards. Which one is active is the
 * visitor's matter: what the service says of it is ignored.
 */
export type Filter = Flat<FieldValues<typeof filterFields>>;

/** Reads a list of filters. */
export function* readFilters(value: unknown, read: ContentReaders): Slices<Filter[] | undefined> {
  const found = yield* readList(filterFields, value, { what: 'filter', max: contentBudgets.filters, read });
  return found?.list;
}
