import { expect, test } from '../stack/journey-test.ts';
import { measureScripts } from '../stack/scripts.ts';

/** The maximum script of a page before it is touched, bytes of gzip. */
const budget = 5_000;

test('editorial pages and those of the shop run one script of at most 5 kB before they are touched', async ({
  context,
}) => {
  for (const path of ['/', '/news', '/p', '/p/print-cones']) {
    const page = await context.newPage();
    const scripts = await measureScripts(page, path);
    expect(scripts, path).toHaveLength(1);
    expect(scripts[0], path).toBeLessThanOrEqual(budget);
    await page.close();
  }
});
