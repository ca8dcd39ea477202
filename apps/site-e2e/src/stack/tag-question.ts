import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The question about tags over a page. */
export const findQuestion = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Chooses on the page of the question, in a tab of its own, so that no other page learns of it. */
export async function chooseInOtherTab(
  context: BrowserContext,
  origin: string,
  name: 'Accept all' | 'Refuse all',
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/_consent`);
  await tab.getByRole('button', { name }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your choice is saved');
  await tab.close();
}

/** Lets a test use a page: its policy may block nothing. How far the page moves is in its `shift`. */
export async function useWatchedPage(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      seen.push(violatedDirective),
    );
    Object.assign(globalThis, { violations: seen, shift: 0 });
    const page = globalThis as unknown as { shift: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await use(page);
  expect(await page.evaluate(() => (globalThis as { violations?: string[] }).violations ?? [])).toEqual([]);
}
