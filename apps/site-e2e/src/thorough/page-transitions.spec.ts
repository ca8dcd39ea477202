import { expect, test } from '../stack/test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`pages turn into each other with an animation only where motion is welcome: ${reducedMotion} [2.3.16]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) => {
        document.documentElement.dataset['moved'] = String(viewTransition !== null);
      }),
    );
    await page.goto('/news');
    await page.locator('main a[href^="/news/"]').first().click();
    await expect(page).toHaveURL(/\/news\/./);
    const moved = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-moved', moved);
  });

test('another choice of filters appears at once, without an animation between pages [2.3.16]', async ({
  page,
}) => {
  const arrivals: { path: string; isAnimated: boolean }[] = [];
  await page.exposeFunction('reportArrival', (path: string, isAnimated: boolean) =>
    arrivals.push({ path, isAnimated }),
  );
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }: PageRevealEvent) => {
      const isAnimated = viewTransition !== null;
      (globalThis as unknown as Reporting).reportArrival(location.pathname + location.search, isAnimated);
    });
  });
  await page.goto('/news');
  await page.locator('main a[href*="cat="]').first().click();
  await expect(page).toHaveURL(/\/news\?cat=/);
  await page.locator('main a[href^="/news/"]').first().click();
  await expect.poll(() => arrivals).toHaveLength(3);
  expect(arrivals.map(({ isAnimated }) => isAnimated)).toEqual([false, false, true]);
});

interface Reporting {
  reportArrival(path: string, isAnimated: boolean): void;
  reportSkipped(path: string): void;
}
