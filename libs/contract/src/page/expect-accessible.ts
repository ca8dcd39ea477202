import type { Page } from '@playwright/test';
import { BrokenPromise } from '../broken-promise.ts';
import { listAxeFaults } from './axe.ts';

/** Expects that axe finds nothing on a page in its present state, in dark and light colours, and that it fits the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (isTooWide) throw new BrokenPromise(`${pathname} has to be moved sideways to be read.`);
  const faults = [
    ...(await list(page, 'dark', {})),
    // Light and dark differ in nothing else.
    ...(await list(page, 'light', { rules: ['color-contrast'] })),
  ];
  if (faults.length > 0)
    throw new BrokenPromise(`Some people cannot perceive or use a part of ${pathname}: ${faults.join('; ')}`);
}

async function list(
  page: Page,
  colorScheme: 'dark' | 'light',
  options: { rules?: string[] },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The content of a frame is its vendor's.
  return listAxeFaults(page, { ...options, exclude: 'iframe' });
}
