import type { IndexItem } from '@guildhall/cms-client';
import type { ContentIndex } from '../../content/content-index/content-index.ts';
import type { SitemapPage } from './sitemap.ts';

/** The shop sends no events, so that its pages are read again after this time, ms. */
const shopFreshMs = 3_600_000;
const shopRetryMs = 60_000;

interface SitemapPagesOptions {
  contentIndex: Pick<ContentIndex, 'read'>;
  /** Paths of the site's own pages that search engines may list. */
  ownPaths: () => readonly string[] | Promise<readonly string[]>;
  /** @default there is no shop */
  readShopPaths?: () => Promise<readonly string[] | undefined>;
  now: () => number;
}

/**
 * Creates the reader of all pages that search engines may list, each once; the same array while nothing changes.
 * `undefined` without an index of the content.
 * While the shop cannot be read, its last known pages are listed.
 */
export function createSitemapPages({ contentIndex, ownPaths, readShopPaths, now }: SitemapPagesOptions) {
  let shopPaths: readonly string[] = [];
  let nextRead = -Infinity;
  let reading: Promise<void> | undefined;

  const readShop = async (read: NonNullable<typeof readShopPaths>) => {
    const found = await read().catch(() => undefined);
    shopPaths = found ?? shopPaths;
    nextRead = now() + (found ? shopFreshMs : shopRetryMs);
    reading = undefined;
  };

  let last: { inputs: readonly unknown[]; pages: readonly SitemapPage[] } | undefined;

  return async function readSitemapPages(): Promise<readonly SitemapPage[] | undefined> {
    const items = await contentIndex.read();
    if (items === undefined) return undefined;
    if (readShopPaths && now() >= nextRead) await (reading ??= readShop(readShopPaths));
    const inputs = [items, await ownPaths(), shopPaths] as const;
    if (!last?.inputs.every((input, at) => input === inputs[at]))
      last = { inputs, pages: listPages(...inputs) };
    return last.pages;
  };
}

function listPages(
  items: readonly IndexItem[],
  ownPaths: readonly string[],
  shopPaths: readonly string[],
): readonly SitemapPage[] {
  const pages = new Map<string, SitemapPage>();
  for (const { permalink: path, modified } of items)
    pages.set(path, { path, ...(modified !== undefined && { modified }) });
  // A page of the site's own code replaces an entry at its path, whose last change says nothing about it.
  for (const path of [...ownPaths, ...shopPaths]) pages.set(path, { path });
  return [...pages.values()];
}
