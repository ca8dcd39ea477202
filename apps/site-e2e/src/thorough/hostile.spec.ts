import { expect, test } from '../stack/test.ts';

const block = (blockName: string, fields: Record<string, unknown>, index: number) => ({
  blockName,
  idd: `block-${index}`,
  attrs: [],
  ...fields,
});

const entry = (content: unknown[]) => ({
  id: 9001,
  title: 'Hostile',
  permalink: '/hostile',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'publish',
  hasAccess: true,
  content,
});

test('an unknown or unreadable block is left out and logged, and the rest of the page is shown [2.4.12] [2.4.13]', async ({
  page,
  ownStack,
}) => {
  await ownStack.sandbox.putEntry(
    '/hostile',
    entry([
      block('acf/page-title', { title: 'It is shown' }, 0),
      block('acf/never-heard-of', { title: 'Nobody knows me' }, 1),
      block('core/list', { listType: 'ul', listItems: 'not a list' }, 2),
      block('core/text', { textType: 'p', html: 'The rest is shown.' }, 3),
    ]),
  );
  await page.goto(`${ownStack.site.origin}/hostile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is shown');
  await expect(page.getByText('The rest is shown.')).toBeVisible();
  await expect(page.getByText('Nobody knows me')).toHaveCount(0);
  await expect.poll(ownStack.site.output).toContain('acf/never-heard-of');
});
