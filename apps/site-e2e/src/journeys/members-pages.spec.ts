import { expect, test } from '../stack/journey-test.ts';

test('the gate leads through the login back to its page, which members see until they log out [4.2.2]', async ({
  page,
  member,
}) => {
  await page.goto('/members/reading-room');
  const gate = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await gate.click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(page.locator('[data-member-entry]')).toBeVisible();
  await expect(gate).toBeHidden();
  await openMenu(page, 'Members’ area');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(gate).toBeVisible();
  await expect(page.locator('[data-member-entry]')).toHaveCount(0);
});

test('the gate sends members without access to their profile, and a failed load can be retried [4.2.2]', async ({
  page,
  members,
  complaints,
}) => {
  const links = page.getByRole('main').getByRole('link');
  await page.goto('/members/reading-room');
  await expect(links).toHaveText(['Log in', 'Become a member']);
  const member = await members.add('cancelled');
  await links.first().click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  await page.route('**/_member-entry', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(links).toHaveText(['Try again']);
  await links.click();
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  // The browser itself reports every refusal.
  expect(complaints.splice(0).filter((line) => !/status of (403|503)/.test(line))).toEqual([]);
});

/** Text that only the reading room contains. */
const secret = 'On the table this month';

interface Fixtures {
  /** A browser with a back/forward cache, like a visitor’s; the other tests turn it off. */
  remembering: BrowserContext;
}

const test = base.extend<Fixtures>({
  remembering: async ({ baseURL, extraHTTPHeaders }, use) => {
    const browser = await chromium.launch({
      executablePath: getChromiumPath(),
      args: [...chromiumArguments],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
      serviceWorkers: 'block',
    });
    await use(context);
    await browser.close();
  },
});

/**
 * Records when the page is shown again from memory, with its members’ content at that moment, before any other code
 * runs.
 */
const recordReturns = (page: Page) =>
  page.addInitScript((text) => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
      document.documentElement.dataset['held'] = String(document.body.textContent.includes(text));
    });
  }, secret);

async function logOutFromMenu(page: Page) {
test('a cached private page comes back without its content after a logout [4.2.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await recordReturns(page);
  await passGate(page, member);
  await expect(page.getByText(secret)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await logOutFromMenu(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});

test('a logout in another tab removes the private page, and going back too [4.2.3] [4.9.3]', async ({
  page,
  member,
  context,
}) => {
  await passGate(page, member);
  await expect(page.getByText(secret)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/news');
  await logOutFromMenu(other);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.goto('/members/reading-room');
  await other.goto('/about');
  await other.goBack();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await other.content()).not.toContain(secret);
});

test('no private response may be stored by a browser or an intermediary, and no private content is [4.2.3]', async ({
  page,
  member,
}) => {
  const responses: [string, string | undefined][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(_member-entry|api\/v1|profile|identitytoolkit|securetoken|firestore)/.test(pathname))
      responses.push([pathname, response.headers()['cache-control']]);
  });
  await openProfile(page, member);
  await passGateLoggedIn(page);
  expect(responses.length).toBeGreaterThan(4);
  expect(responses.filter(([, caching]) => !caching?.includes('no-store'))).toEqual([]);
  const stored = await page.evaluate(readStorage);
  expect(stored, 'the session, which is stored').toContain(member.email);
  expect(stored).not.toContain(secret);
});

/** Everything that this browser has stored for the site. */
async function readStorage(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const stored of await cache.matchAll()) texts.push(await stored.text());
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    for (const store of opening.result.objectStoreNames) {
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      texts.push(JSON.stringify(reading.result));
    }
    opening.result.close();
  }
  return texts.join();
}

async function passGateLoggedIn(page: Page) {
  await page.goto('/members/reading-room');
  await expect(page.getByText(secret)).toBeVisible();
}

interface Block {
  blockName: string;
  idd: string;
}

/** Puts blocks of public pages on a members' page. */
test.beforeEach(async ({ members }) => {
  const content = [
    ...(await readBlocks(members, '/news', 'acf/entry-list')),
    ...(await readBlocks(members, '/styleguide', 'acf/slider', 'acf/video')),
    ...(await readBlocks(members, '/contact', 'acf/contact-form')),
    ...(await readBlocks(members, '/membership', 'acf/subscription-box')).slice(0, 1),
  ];
  await members.stack.sandbox.putEntry(path, {
    ...{ id: 9_100, permalink: path, title: 'The workshop', postType: 'page', postDate: '20261101' },
    ...{ postStatus: 'private', hasAccess: true },
    content: content.map((block, index) => ({ ...block, idd: `part-${index}` })),
  });
});

async function readBlocks({ stack }: Members, at: string, ...names: string[]): Promise<Block[]> {
  const response = await fetch(`${stack.sandbox.origin}/wp-json/entry/api?path=${at}`);
  const { content } = (await response.json()) as { content: Block[] };
  return content.filter(({ blockName }) => names.includes(blockName));
}

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('[data-block="entry-list"] li h2');

test('the categories of a list on a private page can be chosen, are in its URL, and only for members [4.2.5]', async ({
  page,
  member,
}) => {
test('the categories of a list on a private page can be chosen, are in its URL, and only for members [4.2.5]', async ({
  page,
  member,
}) => {
  await passGate(page, member, path);
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

test('a members’ page links to the subscription in place of the sign-up form [4.2.6]', async ({
  page,
  member,
}) => {
  const entry = await passGate(page, member, path);
  const box = entry.locator('[data-block="subscription-box"]');
  await box.locator('summary').click();
  await expect(box.getByText('You are already a member.')).toBeVisible();
  await expect(box.locator('form')).toHaveCount(0);
  await box.getByRole('link', { name: 'Manage your membership' }).click();
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
});

