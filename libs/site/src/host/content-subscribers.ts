import { setTimeout as wait } from 'node:timers/promises';
import type { ContentSubscriber } from '../endpoints/content-changes.ts';
import type { ContentIndex } from '../content/content-index/content-index.ts';
import type { GoneEntries } from '../content/gone-entries.ts';
import type { MainDataRefresher } from '../content/main-data-refresher.ts';
import type { PageCache } from '../engine/page-cache/page-cache.ts';
import type { OpenPages } from '../engine/page-kind.ts';
import type { PageCaches } from './open-caches.ts';

interface SubscribersOptions {
  caches: Record<keyof Pick<PageCaches, 'cache' | 'searches' | 'choices'>, Pick<PageCache, 'expire'>>;
  contentIndex: Pick<ContentIndex, 'renew'>;
  gone: Pick<GoneEntries, 'markUncertain'>;
  mainData: Pick<MainDataRefresher, 'refresh'>;
  /** Page kinds of the site. */
  kinds: Iterable<Pick<OpenPages, 'onContentChange'>>;
  /**
   * Maximum wait of an event about everything for new main data, ms.
   * @default 1000
   */
  waitMs?: number;
}

/** Lists all that a content event causes, in this order. Without keys, any page may have changed. */
export function listContentSubscribers({
  caches: { cache, searches, choices },
  contentIndex,
  gone,
  mainData,
  kinds,
  waitMs = 1_000,
}: SubscribersOptions): readonly ContentSubscriber[] {
  return [
    // Any list may show changed entries.
    () => choices.expire(),
    () => contentIndex.renew(),
    // Last good lists and earlier pages are not shown with entries that may be gone.
    (keys) => gone.markUncertain(keys),
    // The next visitors get new pages, also of those that may list these entries.
    (keys) => cache.expire(keys, { lists: true }),
    // The search reads changed entries again.
    ...[...kinds].map(
      (kind): ContentSubscriber =>
        (keys) =>
          kind.onContentChange?.(keys),
    ),
    // Results for products carry the site's texts and menus, too.
    (keys) => (keys ? undefined : searches.expire()),
    // A content service with one process cannot be read while it waits for the response to its own event. Main data that
    // comes later expires the pages that were made before it.
    (keys) =>
      keys ? undefined : Promise.race([mainData.refresh(), wait(waitMs, undefined, { ref: false })]),
  ];
}
