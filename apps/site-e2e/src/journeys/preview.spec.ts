import { createHmac } from 'node:crypto';
import { createPage } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { previewSecret } from '../stack/product.ts';

/** The address at which an editor sees an entry, as the content service makes it. */
function createPreviewPath(id: number): string {
  const signed = `${id}.${Math.floor(Date.now() / 1000) + 3_600}`;
  return `/preview?ticket=${signed}.${createHmac('sha256', previewSecret).update(signed).digest('hex')}`;
}

test('an editor with a ticket sees a draft, and why a block of it is missing; nobody else sees it [2.1.13] [4.2.1]', async ({
  page,
  product,
  complaints,
}) => {
  const title = 'Unfinished thoughts';
  const draft = createPage('/unfinished', title, [
    { blockName: 'acf/page-title', title },
    { blockName: 'acf/slider', slides: [] },
  ]);
  await product.sandbox.putEntry('/unfinished', { ...draft, postStatus: 'draft' });
  const response = await page.goto(createPreviewPath(draft.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('complementary', { name: 'Notice for editors' })).toContainText(
    'slides: expected a list with at least one slide',
  );
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect((await page.goto('/unfinished'))?.status()).toBe(404);
  await page.goto(createPreviewPath(draft.id).replace(/.$/, (end) => (end === '0' ? '1' : '0')));
  await expect(page.getByText(title)).toHaveCount(0);
  complaints.length = 0; // The browser itself reports both refusals.
});
