import type { SandboxContent } from '../../sandbox-content.ts';
import { toCard } from './to-card.ts';
import { parsedEntries } from '../natural/parsed-entries.ts';
import { toNaturalResponse } from '../natural/to-natural-response.ts';
import { toEntry } from './to-entry.ts';
import { findCards, findFilters } from './card-lists.ts';
import { listIndexItems } from './to-index-item.ts';

/** The seed content with the changes of tests and people. */
export interface ContentStore {
  mainData(): unknown;
  /** The entry at `path` as written, whatever its status; undefined if there is none. */
  entry(path: string): unknown;
  /** The entry with this ID, whatever its status; undefined if there is none. */
  entryById(id: number): unknown;
  /** The cards or filters at `route` (path and query). Undefined if there is no such route. */
  list(route: string): unknown;
  /** The list of published entries with a page of their own, newest first. */
  index(): unknown[];
  paths(): string[];
  putMainData(value: unknown): void;
  putEntry(path: string, entry: unknown): void;
  putList(route: string, cards: unknown): void;
  resetMainData(): void;
  resetEntries(): void;
  resetLists(): void;
}

/**
 * `contract`: the contract's own shapes. `natural`: those of a plugin that returns the results of WordPress's
 * functions.
 */
export type ResponseStyle = 'contract' | 'natural';

type ContentSeed = Pick<SandboxContent, 'mainData' | 'entries' | 'categories'>;

/** Values put in place of the seed are returned unchanged. */
export function createContentStore(
  { mainData, entries: seeds, categories = [] }: ContentSeed,
  responses: ResponseStyle = 'contract',
): ContentStore {
  const toResponse = responses === 'natural' ? toNaturalResponse : (seed: unknown) => seed;
  const cards = new Map(seeds.map((seed) => [seed.path, toCard(seed, categories)]));
  const entries = new Map(seeds.map((seed) => [seed.path, toEntry(seed, cards)]));
  const parsed = responses === 'natural' ? parsedEntries : new Map<string, never>();
  const putEntries = new Map<string, unknown>();
  const putLists = new Map<string, unknown>();
  let putData: unknown;
  const findWritten = (path: string) =>
    putEntries.has(path) ? putEntries.get(path) : (parsed.get(path) ?? entries.get(path));
  const paths = () => [...new Set([...entries.keys(), ...parsed.keys(), ...putEntries.keys()])];
  return {
    mainData: () => putData ?? toResponse(mainData),
    entry: (path) =>
      putEntries.has(path) ? putEntries.get(path) : (parsed.get(path) ?? toResponse(entries.get(path))),
    index: () => listIndexItems(paths().map(findWritten), cards).map(toResponse),
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
      if (kind === 'filters') return toResponse(findFilters(type, seeds, categories));
      return toResponse(findCards(type, seeds, cards, searchParams, categories));
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
