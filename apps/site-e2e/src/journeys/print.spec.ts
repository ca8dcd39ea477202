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
