import { createPage, readBlocks } from '../stack/entries.ts';
import { passGate } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';

const path = '/members/workshop';

/** Puts blocks of public pages on a members' page. */
test.beforeEach(async ({ members: { stack } }) => {
  const content = [
    ...(await readBlocks(stack, '/news', 'acf/entry-list')),
    ...(await readBlocks(stack, '/styleguide', 'acf/slider', 'acf/video')),
    ...(await readBlocks(stack, '/contact', 'acf/contact-form')),
    ...(await readBlocks(stack, '/membership', 'acf/subscription-box')).slice(0, 1),
  ];
  const page = createPage(path, 'The workshop', content);
  await stack.sandbox.putEntry(path, { ...page, postStatus: 'private' });
});

test('slider and video of a private page work as on any other [4.2.5]', async ({ page, member }) => {
  const entry = await passGate(page, member, path);
  const slider = entry.locator('[data-block=slider]').first();
  const slides = slider.getByRole('listitem');
  await slider.scrollIntoViewIfNeeded();
  await expect(slides.first()).toBeInViewport();
  await slider.getByRole('button', { name: /next/i }).click();
  await expect(slider.getByRole('status')).toHaveText(/^2 of /);
  await expect(slides.nth(1)).toBeInViewport();
  await expect(slides.first()).not.toBeInViewport();
  const film = entry.locator('[data-block=video]').first();
  await film.getByRole('button').first().click();
  await expect(film.frameLocator('iframe').getByText('Playing')).toBeVisible();
});

test('a video on a private page loads nothing from its host before it is pressed, and plays from its button [4.2.5]', async ({
  page,
  member,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const entry = await passGate(page, member, path);
  const film = entry.locator('[data-block=video]').first();
  await film.scrollIntoViewIfNeeded();
  await expect(film.getByRole('button').first()).toBeVisible();
  const listVideoRequests = () => requested.filter((url) => /\/embed\/|\/iframe_api/.test(url));
  expect(listVideoRequests()).toEqual([]);
  await film.getByRole('button').first().click();
  await expect(film.frameLocator('iframe').getByText('Playing')).toBeVisible();
  expect(listVideoRequests()).not.toEqual([]);
});

test('a contact form on a private page is sent [4.2.5]', async ({ page, member }) => {
  const entry = await passGate(page, member, path);
  await entry.getByLabel('Your name').fill('Anna Lund');
  await entry.getByLabel('Email').fill('anna@post.example');
  await entry.getByLabel('Your letter').fill('When is soup?');
  const sent = page.waitForResponse('**/api/v1/contact');
  await entry.getByRole('button', { name: 'Send the letter' }).click();
  expect((await sent).status()).toBe(200);
  await expect(entry.getByText('Thank you. Your message has been sent.')).toBeFocused();
});
