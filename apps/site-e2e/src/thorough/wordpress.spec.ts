import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { findMenu, openMenu, passGate } from '../stack/members-area.ts';
import { expect, test as base } from '../stack/members-test.ts';
import { contentKey, startWordPressStack, type WordPressStack } from '../stack/wordpress-stack.ts';

/** PHP as WebAssembly answers one request after another, and slowly beside other work. */
const waitMs = 600_000;

const test = base.extend<object, { membersStack: WordPressStack }>({
  membersStack: [
    async ({}, use) => {
      const stack = await startWordPressStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: waitMs },
  ],
});
test.describe.configure({ timeout: waitMs });

const inside = 'Read at the long table';

test('a member logs in and reads a members’ page of WordPress, and nobody else gets any of it [4.2.2] [7.13.4]', async ({
  page,
  member,
  membersStack: { site, wordPress, cacheFolder },
  request,
}) => {
  page.setDefaultTimeout(waitMs);
  const path = await publishForMembers(request, wordPress.origin);
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await request.get(url, { headers, timeout: waitMs })).text();
  const route = `${wordPress.origin}/wp-json/entry/api?path=${path}`;
  for (const headers of [{}, { 'x-content-key': 'a-key-for-previews' }, { 'x-preview-key': contentKey }]) {
    const response = await read(route, headers);
    expect(response).toContain('"hasAccess":false');
    expect(response).not.toContain(inside);
  }
  expect(await read(route, { 'x-content-key': contentKey })).toContain(inside);
  expect(await read(site.origin + path)).not.toContain(inside);

  const response = page.waitForResponse('**/_member-entry');
  const entry = await passGate(page, member, path);
  await expect(entry.getByText(inside)).toBeVisible();
  expect((await response).headers()['cache-control']).toContain('no-store');

  expect(await read(site.origin + path)).not.toContain(inside);
  expect(await findInFiles(cacheFolder, 'The reading room')).not.toEqual([]);
  expect(await findInFiles(cacheFolder, inside)).toEqual([]);
  await openMenu(page, 'Members’ area');
  await findMenu(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(inside)).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(inside)).toHaveCount(0);
});

test('an editor’s preview, from the menu of the editor, is the text that this editor has not saved; what is published is on the site [7.13.1] [7.13.3]', async ({
  browser,
  membersStack: { site, wordPress },
}) => {
  const context = await browser.newContext();
  context.setDefaultTimeout(waitMs);
  const editor = await openEditor(await context.newPage(), wordPress.origin);
  const title = 'A letter from the reading room';
  const readSite = async () => {
    const response = await fetch(`${site.origin}/a-letter-from-the-reading-room`);
    return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1];
  };
  expect(await readSite()).toBe('Page not found');
  await editor.type(title);
  await editor.publish();
  await expect.poll(readSite, { timeout: waitMs }).toBe(title);

  await editor.type('Not yet said: ');
  const preview = await editor.preview();
  await preview.waitForURL(`${site.origin}/preview?ticket=*`);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Not yet said: ${title}`, { timeout: waitMs });
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await readSite()).toBe(title);
  await context.close();
});

/** Publishes a page for members, as the block editor does, and returns its path. */
async function publishForMembers(request: APIRequestContext, origin: string): Promise<string> {
  const options = { timeout: waitMs, headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' } };
  // cspell:ignore testcookie
  const login = { log: 'editor', pwd: 'editor', testcookie: '1' };
  await request.post(`${origin}/wp-login.php`, { ...options, form: login, maxRedirects: 0 });
  const nonce = await (
    await request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { timeout: waitMs })
  ).text();
  const response = await request.post(`${origin}/wp-json/wp/v2/pages`, {
    timeout: waitMs,
    headers: { 'x-wp-nonce': nonce },
    data: {
      title: 'The reading room',
      content: `<!-- wp:paragraph --><p>${inside}</p><!-- /wp:paragraph -->`,
      status: 'publish',
      meta: { guildhall_for_members: '1' },
    },
  });
  expect(await response.json()).toMatchObject({ status: 'private', slug: 'the-reading-room' });
  return '/the-reading-room';
}

/** Logs in to WordPress and opens a new post of the blog. */
async function openEditor(page: Page, origin: string) {
  await page.goto(`${origin}/wp-login.php`, { waitUntil: 'domcontentloaded' });
  await page.locator('#user_login').fill('editor');
  await page.locator('#user_pass').fill('editor');
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/**', { waitUntil: 'commit' });
  await page.goto(`${origin}/wp-admin/post-new.php`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const top = page.getByRole('region', { name: 'Editor top bar' });
  const title = page.frameLocator('iframe[name=editor-canvas]').getByRole('textbox', { name: 'Add title' });
  return {
    async type(text: string) {
      await title.click();
      await page.keyboard.press('Home');
      await page.keyboard.type(text);
    },
    async publish() {
      await top.getByRole('button', { name: 'Publish', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Editor publish' });
      await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      await panel.getByText('is now live').waitFor();
      await panel.getByRole('button', { name: 'Close panel' }).click();
    },
    async preview(): Promise<Page> {
      await top.getByRole('button', { name: 'View', exact: true }).click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name: /Preview in new tab/ }).click();
      return opened;
    },
  };
}

/** The files of a folder that have a text. */
async function findInFiles(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(file, 'utf8')).includes(text)) found.push(file);
  }
  return found;
}
