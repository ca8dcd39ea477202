import { expect, test } from '../stack/test.ts';

test('the logo links to the organisation’s main site [2.3.1]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('header a').first()).toHaveAttribute('href', 'https://organisation.test/');
});

test('the header’s link button comes from main data [2.3.2]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('header').getByRole('link', { name: 'Become a member' })).toBeVisible();
});

test('the cart icon’s count is hidden while it is 0 [2.3.3]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('[data-cart-count]')).toBeHidden();
});

test('the footer shows the logo and the organisation’s text [2.3.4]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('footer')).toContainText('The Wayleave Institute');
});

test('testsite=1 is kept for the visit and shown by the badge on every later page [2.2.1]', async ({
  page,
  context,
  complaints,
}) => {
  const badge = page.getByText('Testsite enabled');
  for (const path of ['/about?testsite=1', '/p/print-cones', '/no/such/page']) {
    await page.goto(path);
    await expect(badge, path).toBeVisible();
  }
  complaints.length = 0; // The browser itself reports the 404.
  const otherVisit = await context.newPage();
  await otherVisit.goto('/about');
  await expect(otherVisit.getByText('Testsite enabled')).toBeHidden();
});

test('a pressed link is busy at once, and a navigation longer than 200 ms shows the progress bar, a faster one never does [2.3.6]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await page.clock.pauseAt(3_600_000);
  // Holds the navigation back after the start script has seen it, to show the waiting state.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page
    .locator('a[href="/news"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('a[href="/news"]').first()).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(150);
  await expect(page.locator('html')).not.toHaveAttribute('data-progress');
  await page.clock.runFor(100);
  await expect(page.locator('html')).toHaveAttribute('data-progress');
});

test('the progress bar runs once, for 5 seconds, also with reduced motion [9.4.4]', async ({ page }) => {
  await page.goto('/about');
  const bar = page.locator('[class*="ProgressBar_bar"]');
  const readRuns = () =>
    bar.evaluate((element) =>
      element.getAnimations().map((animation) => {
        const { duration, delay, iterations } = animation.effect?.getComputedTiming() ?? {};
        const scaleAt = (ms: number) => {
          animation.currentTime = ms;
          return getComputedStyle(element).scale;
        };
        animation.pause();
        const middle = Number.parseFloat(scaleAt(2_500));
        return {
          ...{ duration, delay, iterations, start: scaleAt(0), end: scaleAt(5_000) },
          isOnItsWay: middle > 0 && middle < 0.97,
        };
      }),
    );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => document.documentElement.removeAttribute('data-progress'));
    await expect(bar).toBeHidden();
    expect(await readRuns()).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-progress', ''));
    expect(await readRuns(), reducedMotion).toEqual([
      ...[{ duration: 5_000, delay: 0, iterations: 1, start: '0 1', end: '0.97 1', isOnItsWay: true }],
    ]);
    await expect(bar).toBeVisible();
  }
});

test('a download link keeps the page: neither the link nor the bar is busy [2.3.6]', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/favicon.svg', id: 'file' });
    link.setAttribute('download', '');
    document.querySelector('main')?.prepend(link);
    link.textContent = 'A file';
  });
  const download = page.waitForEvent('download');
  await page.locator('#file').click();
  await download;
  await expect(page.locator('#file')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).not.toHaveAttribute('data-progress');
});
