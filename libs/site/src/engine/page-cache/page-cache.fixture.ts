import { onTestFinished } from 'vitest';
import { createDiskCopies } from './disk-copies.ts';
import { PageCache, type PageLoadResult, type PageCacheOptions } from './page-cache.ts';
import { createStoredPage, type PageDraft, type StoredPage } from './stored-page.ts';
import { temporaryFolder } from '../../host/temporary-folder.fixture.ts';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
/** Clock and reported problems of the running test. */
export const test = { now: 0, problems: [] as unknown[] };

export const startAgain = () => void Object.assign(test, { now: 1_000_000, problems: [] });

export function draft(html: string, more: Partial<PageDraft> = {}) {
  const headers = { 'content-type': 'text/html' };
  return createStoredPage({ status: 200, html, headers, fullyRead: true, renderedAt: test.now, ...more });
}
export const found =
  (html: string, more?: Partial<PageDraft>): (() => Promise<PageLoadResult>) =>
  async () => ({ outcome: 'found', page: draft(html, more) });
export const failed = async (): Promise<PageLoadResult> => ({
  outcome: 'failed',
  page: draft('cannot be read now'),
});
export const empty = async (): Promise<PageLoadResult> => ({
  outcome: 'missing',
  page: draft('no such page'),
});

export async function cacheWith(disk = false, directory?: string, more: Partial<PageCacheOptions> = {}) {
  const folder = directory ?? (disk ? await temporaryFolder() : '');
  const copies = disk
    ? createDiskCopies(folder, { maxAgeMs: 24 * HOUR, maxBytes: 10_000_000, now: () => test.now })
    : undefined;
  const cache = new PageCache({
    freshMs: MINUTE,
    staleWhileRenewingMs: 10 * MINUTE,
    staleIfFailedMs: 24 * HOUR,
    retryMs: 5_000,
    emptyMs: 10_000,
    maxBytes: 1_000_000,
    ...(copies && { disk: copies }),
    onProblem: (_key, error) => test.problems.push(error),
    now: () => test.now,
    ...more,
  });
  /** Waits for pending writes. */
  const written = async (key = '/a') => void (await copies?.read(key));
  // The folder is created in the background: it must not come back after its removal.
  onTestFinished(async () => {
    await copies?.remove('/never-written');
    await written();
  });
  return { cache, folder, written };
}
/** Content that changes during reads: each read resolves, after `come`, to the content at its start. */
export function slowly(first: string | undefined) {
  let now = first;
  const come = Promise.withResolvers<void>();
  return {
    load: async (): Promise<PageLoadResult> => {
      const read = now;
      await come.promise;
      return read === undefined ? empty() : found(read)();
    },
    change: (next: string) => void (now = next),
    come: come.resolve,
  };
}
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
export const text = async (page: Promise<Pick<StoredPage, 'joinHtml'>>) => (await page).joinHtml().toString();
