import type { Browser } from 'playwright';
import type { IslandBytes } from '../figures.ts';
import { freshPage, openUntouched, watchFetches } from './before-touch.ts';
import { weigh } from './weigh.ts';

/** What each island of these pages fetches when it is the first to be touched. */
export async function weighIslands(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<IslandBytes[]> {
  const islands = new Map<string, string>();
  for (const path of paths) {
    for (const name of await islandsOf(origin + path)) if (!islands.has(name)) islands.set(name, path);
  }
  return Promise.all([...islands].map(([name, path]) => weighIsland(browser, origin, { name, path })));
}

/** Those that wake when the pointer comes near. Others wake by something that happens, and fetch the same. */
async function islandsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...html.matchAll(/<[^>]+\bdata-island="([^"]+)"[^>]*>/g)]
    .filter(([element]) => /\bdata-wake="[^"]*\binteraction\b/.test(element))
    .map(([, name = '']) => name);
}

async function weighIsland(
  browser: Browser,
  origin: string,
  { name, path }: { name: string; path: string },
): Promise<IslandBytes> {
  const { context, page } = await freshPage(browser);
  await openUntouched(page, origin + path);
  const fetches = watchFetches(page);
  await page.locator(`[data-island="${name}"]`).first().dispatchEvent('pointerover');
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' });
  const fetched = await fetches.all();
  await context.close();
  const scripts = fetched.filter(({ kind }) => kind === 'script').map(({ body }) => body);
  return { name, path, script: weigh(scripts), requests: fetched.length };
}
