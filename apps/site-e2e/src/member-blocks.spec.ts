import type { Page } from '@playwright/test';
import { portalOver, throughGate } from './stack/members-area.ts';
import { expect, test, type Members } from './stack/members-test.ts';

const path = '/members/workshop';

interface Block {
  blockName: string;
  idd: string;
}

/** Blocks of public pages, on a page that only members read. */
test.beforeEach(async ({ members }) => {
  const content = [
    ...(await blocksOf(members, '/news', 'acf/entry-list')),
    ...(await blocksOf(members, '/styleguide', 'acf/slider', 'acf/video')),
    ...(await blocksOf(members, '/contact', 'acf/contact-form')),
    ...(await blocksOf(members, '/membership', 'acf/subscription-box')).slice(0, 1),
  ];
  await members.stack.sandbox.putEntry(path, {
    ...{ id: 9_100, permalink: path, title: 'The workshop', postType: 'page', postDate: '20261101' },
    ...{ postStatus: 'private', hasAccess: true },
    content: content.map((block, index) => ({ ...block, idd: `part-${index}` })),
  });
});

async function blocksOf({ stack }: Members, at: string, ...names: string[]): Promise<Block[]> {
  const response = await fetch(`${stack.sandbox.origin}/wp-json/entry/api?path=${at}`);
  const { content } = (await response.json()) as { content: Block[] };
  return content.filter(({ blockName }) => names.includes(blockName));
}

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('[data-block="entry-list"] li h2');

test('the categories of a list on a private page can be chosen, are in its address, and are for members alone [4.2.5]', async ({
  page,
  member,
}) => {
  await throughGate(page, member, path);
  const all = await titles(page).count();
  expect(all).toBeGreaterThan(3);
  await category(page, 'Oceans').hover();
  await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
  await category(page, 'Oceans').click();
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
  const some = await titles(page).count();
  expect(some).toBeLessThan(all);
  await expect(page).toHaveURL(/\?cat=oceans$/);
  await page.reload();
  await expect(titles(page)).toHaveCount(some);
  await expect(category(page, 'Oceans')).toHaveAttribute('aria-current', 'page');
  const fromOutside = await page.request.get(`/_cards?page=${path}&list=cat&cat=oceans`);
  expect(fromOutside.status()).toBe(404);
});

test('slider and film of a private page work as on any other [4.2.5]', async ({ page, member }) => {
  const entry = await throughGate(page, member, path);
  const slider = entry.locator('[data-block=slider]').first();
  await slider.getByRole('button', { name: /next/i }).click();
  await expect(slider.locator('[data-awake]')).toBeAttached();
  const film = entry.locator('[data-block=video]').first();
  await film.getByRole('button').first().click();
  await expect(film.frameLocator('iframe').getByText('Playing')).toBeVisible();
});

test('a film of a private page asks before anything of its host is fetched, and plays from its button [4.2.5]', async ({
  page,
  member,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const entry = await throughGate(page, member, path);
  const film = entry.locator('[data-block=video]').first();
  await film.scrollIntoViewIfNeeded();
  await expect(film.getByRole('button').first()).toBeVisible();
  const ofFilms = () => requested.filter((url) => /\/embed\/|\/iframe_api/.test(url));
  expect(ofFilms()).toEqual([]);
  await film.getByRole('button').first().click();
  await expect(film.frameLocator('iframe').getByText('Playing')).toBeVisible();
  expect(ofFilms()).not.toEqual([]);
});

test('on a members’ page, in place of the form to join is the way to the subscription [4.2.6]', async ({
  page,
  member,
}) => {
  const entry = await throughGate(page, member, path);
  const box = entry.locator('[data-block="subscription-box"]');
  await box.locator('summary').click();
  await expect(box.getByText('You are already a member.')).toBeVisible();
  await expect(box.locator('form')).toHaveCount(0);
  await box.getByRole('link', { name: 'Manage your membership' }).click();
  await expect(portalOver(page).inside.getByText(member.email)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
});

test('a contact form on a private page is sent [4.2.5]', async ({ page, member }) => {
  const entry = await throughGate(page, member, path);
  await entry.getByLabel('Your name').fill('Anna Lund');
  await entry.getByLabel('Email').fill('anna@post.example');
  await entry.getByLabel('Your letter').fill('When is soup?');
  const sent = page.waitForResponse('**/api/v1/contact');
  await entry.getByRole('button', { name: 'Send the letter' }).click();
  expect((await sent).status()).toBe(200);
});
