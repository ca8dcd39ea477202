import type { MainData } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { StoredPage } from './page-cache/stored-page.ts';

/** A page without content, the same at every URL. */
export type PlainPageKind = 'not-found' | 'gone' | 'unavailable' | 'error' | 'offline';

export interface PlainPagesOptions {
  mainData: { current(): MainData; isLoaded(): boolean };
  rates: () => Rates;
  renderer: () => object | Promise<object>;
}

/** Builds each plain page once for all URLs, and again only when main data, rates or the renderer change. */
export function createPlainPages(
  { mainData, rates, renderer }: PlainPagesOptions,
  build: (kind: PlainPageKind) => Promise<StoredPage>,
): (kind: PlainPageKind) => Promise<StoredPage> {
  const cached = new Map<PlainPageKind, { inputs: readonly unknown[]; page: Promise<StoredPage> }>();
  return async (kind) => {
    const inputs = [mainData.current(), mainData.isLoaded(), rates(), await renderer()];
    const known = cached.get(kind);
    if (known && known.inputs.every((input, index) => input === inputs[index])) return known.page;
    const page = build(kind);
    cached.set(kind, { inputs, page });
    page.catch(() => cached.delete(kind));
    return page;
  };
}
