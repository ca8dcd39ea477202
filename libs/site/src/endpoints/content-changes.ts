import { setTimeout as wait } from 'node:timers/promises';
import type { Announcements } from '@guildhall/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { MainDataRefresher } from '../content/main-data-refresher.ts';
import type { ContentIndex } from '../content/content-index/content-index.ts';
import type { PageCache } from '../engine/page-cache/page-cache.ts';

/** Changed content: paths, or permalinks as the content service has them; `all` also means main data. */
export const contentChangeSchema = v.union([
  v.object({
    paths: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/), v.maxLength(2048))),
      v.maxLength(1000),
    ),
  }),
  v.object({ all: v.literal(true) }),
]);

export type ContentChange = v.InferOutput<typeof contentChangeSchema>;

/** Maximum wait of an event for new main data, ms. */
const mainDataWaitMs = 1_000;

export interface ContentChangesOptions {
  cache: Pick<PageCache, 'expire'>;
  /** Search results carry the site's texts and menus too. */
  searches: Pick<PageCache, 'expire'>;
  choices: Pick<PageCache, 'expire'>;
  mainData: Pick<MainDataRefresher, 'refresh'>;
  contentIndex: Pick<ContentIndex, 'renew'>;
  /** Returns the key of the page at a URL, in any spelling the content service may use. */
  toKey: (address: string) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /**
   * Maximum wait of an event about everything for new main data, ms.
   * @default 1000
   */
  waitMs?: number;
  /** Reach the other processes of the site. @default each process learns only of the events that it gets itself */
  announcements?: Announcements | undefined;
}

/**
 * Returns a function that makes the next visitors to changed pages get new ones, here and in all other processes. A
 * process that may have missed an event treats all of its pages as changed.
 */
export function createContentChanges({
  announcements,
  ...pages
}: ContentChangesOptions): (change: ContentChange) => Promise<void> {
  const applyReported = (change: ContentChange) =>
    apply(change, pages).catch((err: unknown) => pages.log.warn({ err }, 'content change'));
  announcements?.listen({
    async onAnnouncement(text) {
      const change = v.safeParse(contentChangeSchema, parse(text));
      if (change.success) await applyReported(change.output);
    },
    onGap: () => applyReported({ all: true }),
  });
  return async (change) => {
    announcements?.announce(JSON.stringify(change));
    await apply(change, pages);
  };
}

async function apply(
  change: ContentChange,
  {
    cache,
    searches,
    choices,
    mainData,
    contentIndex,
    toKey,
    log,
    waitMs = mainDataWaitMs,
  }: Omit<ContentChangesOptions, 'announcements'>,
): Promise<void> {
  // Any list may show changed entries.
  choices.expire();
  contentIndex.renew();
  if ('all' in change) {
    cache.expire();
    searches.expire();
    // A content service with one process cannot be read while it waits for the response to its own event. Main data that
    // comes later expires the pages that were made before it.
    await Promise.race([mainData.refresh(), wait(waitMs, undefined, { ref: false })]);
    return;
  }
  const keys = change.paths.map(toKey).filter((key) => key !== undefined);
  if (keys.length < change.paths.length)
    log.warn('a content event named URLs that are not pages of this site');
  cache.expire(keys);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
