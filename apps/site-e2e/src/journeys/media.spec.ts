import { expect, test } from '../stack/journey-test.ts';

test('a list is printed with its chosen category, and with nothing of the bar if all are shown [2.3.10]', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/news');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveCount(0);
  expect(await categories.getByRole('list').evaluate((list) => getComputedStyle(list).maskImage)).toBe(
    'none',
  );
  await page.goto('/news?cat=oceans');
  await expect(categories.getByRole('link')).toHaveText(['Oceans']);
});

test('a product is printed without the choice of a VAT country, which its price names [2.3.10]', async ({
  page,
}) => {
  await page.goto('/p/print-cones');
  const choice = page.getByRole('combobox', { name: 'Choose VAT country' });
  await expect(choice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeHidden();
  await expect(page.locator('main').getByText('25% VAT (Denmark)').first()).toBeVisible();
});

test('what is loading is visible: outlined placeholders of cards, and the progress bar [2.3.11]', async ({
  page,
}) => {
  await page.route('**/_cards?*', () => undefined);
  await page.goto('/news');
  const canvas = await read(page.locator('html'), 'background-color');
  const category = page
    .getByRole('navigation', { name: /categories/i })
    .getByRole('link', { name: 'Oceans' });
  await category.hover();
  await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
  await category.click();
  const placeholder = page.locator('[data-waiting] > li > *').first();
  await expect(placeholder).toBeVisible();
  expect(await read(placeholder, 'border-top-style')).toBe('solid');
  expect(await read(placeholder, 'border-top-color')).not.toBe(canvas);
  await page.evaluate(() => document.documentElement.setAttribute('data-progress', ''));
  const bar = page.locator('[class*="ProgressBar_bar"]');
  await expect(bar).toBeVisible();
  expect(await read(bar, 'background-color')).not.toBe(canvas);
});

/** Computed style of an element or of its part. */
const read = (element: Locator, property: string, part?: string) =>
  element.evaluate((node, { name, pseudo }) => getComputedStyle(node, pseudo).getPropertyValue(name), {
    name: property,
    pseudo: part ?? null,
  });
