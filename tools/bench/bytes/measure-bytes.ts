import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumArguments, getChromiumPath } from '../stack/browser.ts';
import type { Figures, PageBytes } from '../figures.ts';
import { listLengths, onlyWeighed, type ListLength, type MeasuredPage, type WeighedKey } from '../pages.ts';
import { weighBeforeTouch, type ConsentVisitor } from './before-touch.ts';
import { weighIslands } from './weigh-islands.ts';
import { weighReleases } from './weigh-releases.ts';

/** Pages with additional islands. */
const withIslands = ['/news', '/contact'];

/**
 * Weighs every page before touch, every island at its first touch, and releases that change one island. No figure depends
 * on time.
 *
 * @param taggedOrigin the same site with a tag manager; without it, visits with a question are not weighed
 * @param siteFolder folder of the built site
 */
export async function measureBytes(
  origin: string,
  pages: readonly MeasuredPage[],
  { taggedOrigin, siteFolder }: { taggedOrigin?: string | undefined; siteFolder: string },
): Promise<NonNullable<Figures['bytes']>> {
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: [...chromiumArguments] });
  try {
    const all = [...pages, ...onlyWeighed];
    const weighed = await weighPages(browser, origin, all);
    const consent = taggedOrigin && {
      asked: await weighPages(browser, taggedOrigin, all, 'asked'),
      refused: await weighPages(browser, taggedOrigin, all, 'refused'),
    };
    const islands = await weighIslands(browser, origin, [
      ...pages.filter(({ key }) => !key.startsWith('list-')).map(({ path }) => path),
      ...withIslands,
      ...onlyWeighed.map(({ path }) => path),
    ]);
    const releases = weighReleases(join(siteFolder, 'dist/client'));
    return {
      ...{ pages: weighed, islands, releases, perCard: computePerCard(weighed) },
      ...(consent && { consent }),
    };
  } finally {
    await browser.close();
  }
}

async function weighPages(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage<WeighedKey>[],
  visitor?: ConsentVisitor,
): Promise<Partial<Record<WeighedKey, PageBytes>>> {
  const weighed: Partial<Record<WeighedKey, PageBytes>> = {};
  // One after the other: with this many browsers a small machine is so busy that the server refuses some pages.
  for (const { key, path } of pages) weighed[key] = await weighBeforeTouch(browser, origin + path, visitor);
  return weighed;
}

/** Bytes of HTML for each card, between the two shortest lists. */
function computePerCard(pages: Partial<Record<WeighedKey, PageBytes>>): number {
  const [few, many] = listLengths;
  return (readHtml(pages, many) - readHtml(pages, few)) / (many - few);
}

const readHtml = (pages: Partial<Record<WeighedKey, PageBytes>>, length: ListLength) =>
  pages[`list-${length}`]?.html.raw ?? NaN;
