import type { Attempt } from './attempt-store.ts';

/**
 * Maximum open pages that are read at the vendor for one call. A payment on an older one is found by its event or the
 * sweep.
 */
const maxRead = 5;

/** The newest attempts with a page that may be paid. @param attempts newest first */
export function selectNewestOpen(attempts: readonly Attempt[]): (Attempt & { pageId: string })[] {
  return attempts
    .filter((one): one is Attempt & { pageId: string } => one.state === 'open' && one.pageId !== undefined)
    .slice(0, maxRead);
}
