import type { Organisation } from '@guildhall/organisation';
import type { FastifyPluginAsync, RouteHandlerMethod } from 'fastify';
import type { Caching } from '../config/caching.ts';
import type { LoadedModel, MovedPage } from '../page/loaded-model.ts';
import type { PageModel } from '../page/page-model.ts';
import type { ReadLimit } from './limits/read-limit.ts';
import type { PageCache, PageLoadResult } from './page-cache/page-cache.ts';
import type { StoredPage } from './page-cache/stored-page.ts';

/** Status, headers and other traits with which a page is sent. */
export interface PageTraits {
  /** @default 200 */
  status?: number;
  /**
   * Name of its `Cache-Control`.
   * @default 'page': the same for everyone, so that caches may keep it
   */
  cacheControl?: keyof Caching['cacheControl'];
  /** @default none beside those of every page */
  headers?: Readonly<Record<string, string>>;
  /**
   * True for a page that no cache may keep, and that runs no tags: JavaScript adds personal data to it, or its URL is a
   * secret.
   * @default false
   */
  isPrivate?: boolean;
  /**
   * False for a page whose speed is not measured.
   * @default true, unless it is private
   */
  isMeasured?: boolean;
  /**
   * True for a page that is sent once, so that it is not worth the best compression.
   * @default false
   */
  isSentOnce?: boolean;
  /**
   * True for a page with the ID of its request, which a visitor can quote.
   * @default false
   */
  hasReference?: boolean;
  /**
   * True for a page without content, which is built once for all URLs.
   * @default false
   */
  isSameEverywhere?: boolean;
  /**
   * True if members get more content on the page, which may contain a video.
   * @default false
   */
  hasMembersContent?: boolean;
}

/** Traits of the pages of a model; a function if they differ from page to page. */
export type TraitsByKind = Readonly<Record<string, PageTraits | ((model: never) => PageTraits)>>;

/** Facts that decide the routes. @default switches: everything is on; search: none; logins: passwords */
export type RoutedFacts = Pick<Organisation, 'paths'> &
  Partial<Pick<Organisation, 'search' | 'switches' | 'logins'>>;

/** The page of a URL in a cache, and how it is built. */
export interface PageRequest {
  pages: PageCache;
  key: string;
  load: () => Promise<PageLoadResult>;
  /** Finds what the URL chooses on the page, which then is another page. */
  findChoice?: (url: string, page: StoredPage) => PageChoice | undefined;
}

interface PageChoice {
  /** Equal for all spellings of one choice. */
  query: string;
  load: PageRequest['load'];
}

/** Serves the routes of a kind from a page cache. */
export interface PageReader {
  /** Returns the page at a path; `undefined` for a 404. */
  readRequest: (path: string, query: string) => PageRequest | undefined;
  limitReads: ReadLimit;
  /**
   * True if its pages had other URLs before: other spellings of a path are looked up, too.
   * @default false
   */
  hasFormerUrls?: boolean;
}

/** Pages that are shown instead of entries. */
interface EntryReplacement {
  /** True if there is one at this path. */
  isAt(path: string): boolean | Promise<boolean>;
  load(path: string): Promise<LoadedModel | MovedPage> | LoadedModel | MovedPage;
}

/** Finds what is shown instead of an entry at a path. */
export type FindReplacement = (path: string) => Promise<EntryReplacement | undefined>;

/** A kind of page on a site that runs. */
export interface OpenPages {
  /**
   * Serves the kind's routes from a page cache.
   * @default its routes are a 404, unless it has a handler
   */
  reader?: PageReader;
  /** Serves the kind's routes without the page cache. */
  handler?: RouteHandlerMethod;
  /** Adds routes beside those of the route table. */
  plugin?: FastifyPluginAsync;
  /** Called for each content event, with the keys of the changed pages; without keys, any page may have changed. */
  onContentChange?: (keys?: readonly string[]) => void;
  close?: () => void;
}

/**
 * A kind of page: the one definition of its routes, of how it is read and sent. Its views are rendered elsewhere: Node loads no
 * component.
 *
 * @typeParam Options what it uses of the site, by name
 */
export interface PageKind<Options = never> {
  name: string;
  /** Traits of the pages of its models, by the models' names. */
  models?: TraitsByKind;
  /** Rows of the route table: their names in the log, and their paths. */
  listRoutes?(organisation: RoutedFacts): readonly { name: string; path: string }[];
  /** Replaces what is secret in the path of a page, for logs. */
  hideSecrets?(path: string): string;
  /** Creates the pages of this kind that are shown instead of entries. */
  replaceEntries?(parts: Options): EntryReplacement;
  /** Creates what serves its pages. Returns `undefined` if the site has none of them. */
  open?(parts: Options): OpenPages | undefined | Promise<OpenPages | undefined>;
}

/**
 * Defines a kind of page.
 *
 * @example
 * export const accessibilityPages = definePageKind({
 *   name: 'accessibility',
 *   models: { accessibility: {} },
 *   replaceEntries: ({ organisation }: Pick<PageKindOptions, 'organisation'>) => ({
 *     isAt: (path) => path === organisation.accessibility?.path,
 *     load: () => toFound({ kind: 'accessibility' }),
 *   }),
 * });
 */
export function definePageKind<Options>(kind: PageKind<Options>): PageKind<Options> {
  return kind;
}

/** Returns how a page is sent. */
export function getTraits(models: TraitsByKind, model: PageModel): PageTraits {
  const traits = models[model.kind];
  if (traits === undefined) throw new Error(`no page kind has the model ${model.kind}`);
  return typeof traits === 'function' ? traits(model as never) : traits;
}
