import { categories } from '../../../content/categories.ts';
import mainData from '../../../content/main-data.ts';
import type { EntrySeed } from '../seed/seed.ts';
import { toCard } from './to-card.ts';
import { parsedEntries } from '../natural/parsed-entries.ts';
import { naturalAnswer } from '../natural/natural-answers.ts';
import { toEntry } from './to-entry.ts';
import { cardsOf, filtersOf } from './card-lists.ts';

/** The content of the content service: the seed content, and what tests and people have put in its place. */
export interface ContentStore {
  mainData(): unknown;
  /** The entry at `path` as it was written, whatever its status; undefined when there is none. */
  entry(path: string): unknown;
  /** The entry with this number, whatever its status; undefined when there is none. */
  entryById(id: number): unknown;
  /** What `route` (path and query) answers: cards or filters. Undefined when there is no such route. */
  list(route: string): unknown;
  /** Paths of all entries. */
  paths(): string[];
  putMainData(value: unknown): void;
  putEntry(path: string, entry: unknown): void;
  putList(route: string, cards: unknown): void;
  resetMainData(): void;
  resetEntries(): void;
  resetLists(): void;
}

/** `contract`: in the contract's own shapes. `natural`: as a plugin that returns the results of WordPress's functions. */
export type Answers = 'contract' | 'natural';

/** A value that was put over the seed is returned unchanged. */
export function createContentStore(seeds: EntrySeed[], answers: Answers = 'contract'): ContentStore {
  const answered = answers === 'natural' ? naturalAnswer : (seed: unknown) => seed;
  const cards = new Map(seeds.map((seed) => [seed.path, toCard(seed)]));
  const entries = new Map(seeds.map((seed) => [seed.path, toEntry(seed, cards)]));
  const parsed = answers === 'natural' ? parsedEntries : new Map<string, never>();
  const putEntries = new Map<string, unknown>();
  const putLists = new Map<string, unknown>();
  let putData: unknown;
  return {
    mainData: () => putData ?? answered(mainData),
    entry: (path) =>
      putEntries.has(path) ? putEntries.get(path) : (parsed.get(path) ?? answered(entries.get(path))),
    entryById(id) {
      const all = [...putEntries.values(), ...parsed.values(), ...entries.values()];
      return all.find(
        (entry) => typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id,
      );
    },
    list(route) {
      if (putLists.has(route)) return putLists.get(route);
      const { pathname, searchParams } = new URL(route, 'http://content.invalid');
      const [, kind, type] = /^\/wp-json\/(cards|filters)\/api\/([a-z-]+)$/.exec(pathname) ?? [];
      if (type === undefined) return undefined;
      if (kind === 'filters') return answered(filtersOf(type, seeds, categories));
      return answered(cardsOf(type, seeds, cards, searchParams, categories));
    },
    paths: () => [...new Set([...entries.keys(), ...putEntries.keys()])],
    putMainData(value) {
      putData = value;
    },
    putEntry: (path, entry) => void putEntries.set(path, entry),
    putList: (route, list) => void putLists.set(route, list),
    resetMainData() {
      putData = undefined;
    },
    resetEntries: () => putEntries.clear(),
    resetLists: () => putLists.clear(),
  };
}
