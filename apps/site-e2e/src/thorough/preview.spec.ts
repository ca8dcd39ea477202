import { createPage } from '../stack/entries.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { expect, test as base } from '../stack/test.ts';

const getPreview = startForFile(base, () => startStack({ EDITORS_PREVIEW: 'on' }));

/** `preview` is a site for editors. */
const test = base.extend<{ preview: Stack }>({
  preview: async ({}, use) => use(await getPreview()),
});

const createEntry = (title: string) =>
  createPage('/unfinished', title, [
    { blockName: 'acf/page-title', title },
    { blockName: 'acf/slider', slides: [] },
    { blockName: 'acf/carousel' },
  ]);

test('an editor sees in place why a block is missing, and every change at once [2.4.29]', async ({
  page,
  preview,
}) => {
  const address = `${preview.site.origin}/unfinished`;
  await preview.sandbox.putEntry('/unfinished', createEntry('First thoughts'));
  const response = await page.goto(address);
  const notices = page.getByRole('complementary', { name: 'Notice for editors' });
  await expect(notices).toHaveCount(2);
  await expect(notices.nth(0)).toContainText('slides: expected a list with at least one slide');
  await expect(notices.nth(1)).toContainText('No block has this name');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await preview.sandbox.putEntry('/unfinished', createEntry('Second thoughts'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second thoughts');
});

const torn = createPage('/torn', 'Torn', [
  { blockName: 'acf/page-title', title: 'Torn' },
  {
    ...{ blockName: 'core/text', textType: 'html' },
    html: '<p>Where we are</p><iframe src="https://maps.example/quay"></iframe>',
  },
  {
    ...{ blockName: 'acf/card-links', cardType: 'news' },
    cards: [
      { title: 'A card that is shown', permalink: '/about', image: 'https://pictures.example/a.jpg' },
      { permalink: '/about' },
    ],
  },
]);

test('an editor sees next to a block what is left out of it, and how to fix it [2.4.37]', async ({
  page,
  preview,
}) => {
  await preview.sandbox.putEntry('/torn', torn);
  await page.goto(`${preview.site.origin}/torn`);
  await expect(page.getByText('Where we are')).toBeVisible();
  const notices = page.getByRole('complementary', { name: 'Notice for editors' });
  await expect(notices).toHaveCount(2);
  await expect(notices.nth(0)).toContainText('An <iframe> from maps.example was removed');
  await expect(notices.nth(0)).toContainText('FRAME_HOSTS');
  await expect(notices.nth(1)).toContainText('This picture URL is not allowed');
  await expect(notices.nth(1)).toContainText('card 2');
});

test('editors’ notices are logged once, and shown to no visitor [2.4.37]', async ({ page, ownStack }) => {
  await ownStack.sandbox.putEntry('/torn', torn);
  await page.goto(`${ownStack.site.origin}/torn`);
  await expect(page.getByText('A card that is shown')).toBeVisible();
  await expect(page.getByText(/maps\.example|left out|was removed|not allowed/)).toHaveCount(0);
  await expect.poll(() => ownStack.site.output().match(/maps\.example/g)).toHaveLength(1);
});

test('a visitor does not see why a block is missing [2.4.29]', async ({ page, ownStack }) => {
  await ownStack.sandbox.putEntry('/unfinished', createEntry('First thoughts'));
  await page.goto(`${ownStack.site.origin}/unfinished`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First thoughts');
  await expect(page.getByText('Notice for editors')).toHaveCount(0);
  await expect(page.getByText('not shown to visitors')).toHaveCount(0);
});
