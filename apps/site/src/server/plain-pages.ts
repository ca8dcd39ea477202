import type { Rates } from '@guildhall/money';
import type { MainDataRefresher } from './content/main-data-refresher.ts';
import type { StoredPage } from './page-cache/stored-page.ts';
import type { Renderer } from './renderer.ts';

/** A page that needs no content and is the same at every address. */
export type PlainPageKind = 'not-found' | 'unavailable' | 'error';

interface PlainPagesOptions {
  mainData: Pick<MainDataRefresher, 'current' | 'isLoaded'>;
  rates: () => Rates;
  renderer: () => Renderer | Promise<Renderer>;
}

/**
 * Makes each plain page once for all addresses, however many are requested, and again only when what is around its text
 * has changed.
 */
export function createPlainPages(
  { mainData, rates, renderer }: PlainPagesOptions,
  make: (kind: PlainPageKind) => Promise<StoredPage>,
): (kind: PlainPageKind) => Promise<StoredPage> {
  const made = new Map<PlainPageKind, { from: readonly unknown[]; page: Promise<StoredPage> }>();
  return async (kind) => {
    const from = [mainData.current(), mainData.isLoaded(), rates(), await renderer()];
    const known = made.get(kind);
    if (known && known.from.every((part, index) => part === from[index])) return known.page;
    const page = make(kind);
    made.set(kind, { from, page });
    page.catch(() => made.delete(kind));
    return page;
  };
}
