import type { Page } from '@playwright/test';

/**
 * Returns what the open page shows without JavaScript only. It is read in the HTML: with JavaScript turned off by a test,
 * Chromium shows no `noscript`.
 */
export async function readNoScriptNotes(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/<noscript>([^]*?)<\/noscript>/g)].map(([, note]) => note).join('\n');
}
