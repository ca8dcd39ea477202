import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as usualExpect } from '@playwright/test';
import { test } from '../stack/shared-stacks.ts';
import { startServer } from '../stack/server-process.ts';
import { copyWorkspace } from '../stack/workspace-copy.ts';

/** A page waits while the development site compiles what it imports, longer on a slow machine. */
const expect = usualExpect.configure({ timeout: 60_000 });

test('changes to a style and an island appear in the running development site', async ({ page }) => {
  // It copies the workspace and starts a development site.
  test.setTimeout(180_000);
  const copy = await copyWorkspace();
  const from = copy.folder;
  const sandbox = await startServer({
    main: 'libs/sandbox/src/main.ts',
    env: { SANDBOX_PORT: '0', SHOP_AHEAD: 'off' },
    from,
  });
  const site = await startServer({
    main: 'apps/site/src/main.ts',
    args: ['--dev'],
    from,
    env: {
      SITE_PORT: '0',
      API_ORIGIN: 'http://127.0.0.1:9',
      CONTENT_ORIGIN: sandbox.origin,
      ORGANISATION_URL: 'https://organisation.test/',
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
    },
  });
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(from, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  try {
    await page.goto(`${site.origin}/news`);
    // Also styles that an island fetches only when needed: no script may write styles into the page.
    await expect(page.locator('link[href*="InvoiceForm.module.css"]')).toHaveCount(1);
    await edit(
      'libs/ui/src/base/base.css',
      (css) => `${css}\nbody { border-top: 7px solid rgb(1, 2, 3); }\n`,
    );
    await expect(page.locator('body')).toHaveCSS('border-top-width', '7px');

    await page.getByRole('link', { name: 'All', exact: true }).hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await edit('libs/blocks/src/entry-filters/FilterLinks.tsx', (code) =>
      code.replace('role="list"', 'role="list" data-edited=""'),
    );
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('list')).toHaveAttribute(
      'data-edited',
    );
  } finally {
    await Promise.all([site.stop(), sandbox.stop()]);
    await copy.remove();
  }
});
