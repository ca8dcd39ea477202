import { onContentHost } from '../content-host.ts';
import type { RawCard, RawFilter } from '../raw/raw-card.ts';
import type { CategorySeed, EntrySeed } from '../seed/seed.ts';

/** The `postType` of a content type's entries. */
const postTypes: Record<string, string> = {
  news: 'news',
  cases: 'case',
  blog: 'blog',
  people: 'person',
  'focus-areas': 'focus-area',
  calendar: 'calendar',
  initiatives: 'initiative',
  organisations: 'organisation',
};

/** Newest first, except events (soonest first), people and focus areas (by ID), and organisations (by title). */
const orders: Record<string, (a: EntrySeed, b: EntrySeed) => number> = {
  calendar: (a, b) => getDate(a).localeCompare(getDate(b)),
  people: (a, b) => a.id - b.id,
  'focus-areas': (a, b) => a.id - b.id,
  organisations: (a, b) => a.title.localeCompare(b.title, 'en'),
};

const getDate = (seed: EntrySeed) => seed.card?.calendarData?.date ?? seed.postDate;

function listSeeds(type: string, seeds: readonly EntrySeed[]): EntrySeed[] | undefined {
  const postType = postTypes[type];
  if (postType === undefined) return undefined;
  return seeds
    .filter((seed) => seed.postType === postType && (seed.postStatus ?? 'publish') === 'publish')
    .sort(orders[type] ?? ((a, b) => b.postDate.localeCompare(a.postDate)));
}

/** Entries of a page of a list. */
const pageSize = 100;

/**
 * Finds the cards of a content type, limited by `category` (an ID) and `per_page`; without it, those of a `page`, with the
 * number of entries after it. Undefined for an unknown type.
 */
export function findCards(
  type: string,
  seeds: readonly EntrySeed[],
  cards: ReadonlyMap<string, RawCard>,
  query: URLSearchParams,
  categories: readonly CategorySeed[],
): RawCard[] | undefined {
  const category = query.get('category');
  const slug = categories.find(({ id }) => String(id) === category)?.slug;
  const all = listSeeds(type, seeds)
    ?.filter((seed) => category === null || (slug !== undefined && seed.card?.cats?.includes(slug)))
    .map((seed) => cards.get(seed.path))
    .filter((card) => card !== undefined);
  const perPage = query.get('per_page');
  if (perPage !== null) return all?.slice(0, Number(perPage));
  const end = Number(query.get('page') ?? 1) * pageSize;
  const page = all?.slice(end - pageSize, end);
  const following = (all?.length ?? 0) - end;
  return page?.map((card, index) =>
    following > 0 && index === pageSize - 1 ? { ...card, following } : card,
  );
}

/** Finds the categories in use by a content type. Undefined for an unknown type. */
export function findFilters(
  type: string,
  seeds: readonly EntrySeed[],
  categories: readonly CategorySeed[],
): RawFilter[] | undefined {
  const entries = listSeeds(type, seeds);
  return (
    entries &&
    categories
      .filter(({ slug }) => entries.some((seed) => seed.card?.cats?.includes(slug)))
      .map(({ id, name }) => ({
        id: String(id),
        name,
        route: onContentHost(`/wp-json/cards/api/${type}?category=${id}`),
      }))
  );
}
