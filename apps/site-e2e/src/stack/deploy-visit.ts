import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { add, findDrawer, waitUntilSettled } from './shop-test.ts';
import { fillIn, findCheckout, makePatient, memberText } from './sign-up-test.ts';

/** A step of a visit during a deploy. */
export type VisitStep = 'read' | 'filter' | 'buy' | 'join';

/** The steps of a visit that did not work, with the reasons. */
export type Broken = Partial<Record<VisitStep, string>>;

/** A visitor with a browser of their own, who has opened the list of news. */
export interface DeployVisitor {
  /** Presses buttons of the open page, then reads, buys and joins. Steps do not depend on each other. */
  goOn(): Promise<Broken>;
}

export async function openVisit(browser: Browser, origin: string): Promise<DeployVisitor> {
  const context = await browser.newContext({
    baseURL: origin,
    // Nobody signed nginx's certificate.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
  });
  const page = await context.newPage();
  await makePatient(page);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      missing.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/news');
  return {
    async goOn() {
      const broken: Broken = {};
      for (const step of ['filter', 'read', 'buy', 'join'] as const)
        await steps[step](page).catch((error: unknown) => {
          broken[step] = [String(error).split('\n')[0], ...missing].join('; ');
        });
      await context.close();
      return broken;
    },
  };
}

const steps: Record<VisitStep, (page: Page) => Promise<void>> = {
  async filter(page) {
    const oceans = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Oceans' });
    await page.evaluate(() => (document.body.dataset['stays'] = ''));
    await oceans.hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake', { timeout });
    await oceans.click();
    await expect(page.getByRole('status').filter({ hasText: 'entries shown' })).toBeAttached({ timeout });
    await expect(page.locator('body')).toHaveAttribute('data-stays');
  },
  async read(page) {
    for (const path of ['/', '/about']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible({ timeout });
    }
  },
  async buy(page) {
    await add(page, 'print-cones');
    await expect(findDrawer(page).titles).toHaveText(['Cones'], { timeout });
    await waitUntilSettled(page);
  },
  async join(page) {
    await page.goto('/membership');
    const { button, status } = await fillIn(page, `${randomUUID()}@post.example`);
    await button.click();
    await findCheckout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(status).toContainText(memberText, { timeout });
  },
};

/** Many browsers share the processors. */
const timeout = 45_000;
