import { randomUUID } from 'node:crypto';
import type { Wanted } from './find-element.ts';
import { expect, test } from './engine-test.ts';

const main: Wanted = { role: 'main' };
const header: Wanted = { role: 'banner' };

test('visitors read: from the homepage through the menu to an article, and back [2.11.1]', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.see({ role: 'heading', within: main });
  await visitor.click({ role: 'link', name: 'News', within: { role: 'navigation', within: header } });
  await visitor.seeUrl('/news');
  const href = await visitor.readInPage(
    () => document.querySelector('main li a[href^="/news/"]')?.getAttribute('href') ?? '',
  );
  await visitor.click({ css: 'main li a[href^="/news/"]' });
  await visitor.seeUrl(href);
  await visitor.expectInPage(() => document.querySelectorAll('h1').length, 1);
  await visitor.goBack();
  await visitor.seeUrl('/news');
});

test('visitors filter a list by category, and undo it with the back button [2.11.2]', async ({ visitor }) => {
  const category = (name: string): Wanted => ({
    role: 'link',
    name,
    within: { role: 'navigation', within: main },
  });
  const current = () => document.querySelector('main nav a[aria-current=page]')?.textContent?.trim() ?? '';
  await visitor.open('/news');
  const all = await visitor.readInPage(() => document.querySelectorAll('#main li h2').length);
  await visitor.click(category('Oceans'));
  await visitor.expectInPage(current, 'Oceans');
  await visitor.seeUrl('/news?cat=oceans');
  // The cards of the category replace the others after a loading state.
  await visitor.expectInPage(() => document.querySelectorAll('#main li h2').length > 0, true);
  const some = await visitor.readInPage(() => document.querySelectorAll('#main li h2').length);
  expect(some).toBeLessThan(all);
  await visitor.goBack();
  await visitor.expectInPage(current, 'All');
  await visitor.expectInPage(() => document.querySelectorAll('#main li h2').length, all);
});

test('visitors put a product in the cart, change it, and go to the shop’s checkout [2.11.3]', async ({
  visitor,
  sandboxOrigin,
}) => {
  const cart: Wanted = { role: 'dialog', name: 'Your cart' };
  const inCart = (name: string): Wanted => ({ role: 'button', name, within: cart });
  const isSettled = () =>
    document.querySelectorAll('main [aria-disabled=true], dialog [aria-disabled=true]').length;
  await visitor.open('/p/print-cones');
  await visitor.click({ role: 'button', name: 'Add to cart' });
  await visitor.see({ text: 'DKK 450', within: cart });
  // The line is shown before the shop has it; until then, presses are ignored.
  await visitor.expectInPage(() => document.cookie.includes('checkoutObj='), true);
  await visitor.expectInPage(isSettled, 0);
  await visitor.click(inCart('Increase quantity of Cones, 30 × 40 cm'));
  await visitor.see({ text: 'DKK 900', within: cart });
  await visitor.expectInPage(isSettled, 0);
  await visitor.press('Escape');
  await visitor.seeNo(cart);
  await visitor.reload();
  await visitor.see({ role: 'button', name: 'Cart, 2 items' });
  await visitor.click({ role: 'button', name: 'Cart, 2 items' });
  await visitor.click(inCart('Go to checkout'));
  await visitor.see({ role: 'heading', name: 'Checkout' });
  expect(await visitor.readInPage(() => location.origin)).toBe(sandboxOrigin);
});

test('visitors sign up: the form, the vendor’s checkout over the page, and the paid membership [2.11.4]', async ({
  visitor,
}) => {
  const email = `${randomUUID()}@post.example`;
  const box: Wanted = { css: 'article:has(form[data-sign-up=individual-membership])' };
  const field = (group: string, name: string): Wanted => ({
    role: 'field',
    name,
    within: { role: 'group', name: group, within: box },
  });
  await visitor.open('/membership');
  await visitor.click({ css: 'summary', within: box });
  const person = { Email: email, 'First name': 'Anna', 'Last name': 'Lund' };
  // The form repeats name and email itself.
  const postal = { Address: 'Torvet 1', City: 'Aarhus', 'Zip code': '8000' };
  for (const [name, value] of Object.entries(person)) await visitor.type(field('Your details', name), value);
  for (const [name, value] of Object.entries(postal))
    await visitor.type(field('Billing address', name), value);
  await visitor.choose(field('Billing address', 'Country'), 'Denmark');
  await visitor.click({ role: 'field', name: 'I accept the terms and conditions', within: box });
  await visitor.click({ css: 'form button[type=submit]', within: box });
  await visitor.enterFrame({ css: '#cb-frame' });
  await visitor.click({ role: 'button', name: 'Pay' });
  await visitor.leaveFrame();
  await visitor.see({ role: 'status', text: 'Thank you. Your membership is now active.' });
});

test('members log in at the gate of a private page, read it and log out [2.11.5]', async ({
  visitor,
  member,
}) => {
  const privateEntry: Wanted = { css: '[data-member-entry]' };
  await visitor.open('/members/reading-room');
  await visitor.click({ role: 'link', name: 'Log in', within: main });
  await visitor.type({ role: 'field', name: 'Email', within: main }, member.email);
  await visitor.type({ role: 'field', name: 'Password', within: main }, member.password);
  await visitor.click({ role: 'button', name: 'Log in', within: main });
  await visitor.seeUrl('/members/reading-room');
  await visitor.see(privateEntry);
  await visitor.click({ css: 'header [aria-haspopup=dialog], header button[popovertarget]' });
  await visitor.click({ role: 'button', name: 'Log out', within: header });
  await visitor.see({ role: 'link', name: 'Log in', within: main });
  await visitor.seeNo(privateEntry);
});

test('members open the subscription portal over the page, and close it by Escape [2.11.6]', async ({
  visitor,
  member,
}) => {
  const portal: Wanted = { role: 'dialog', name: 'Your subscription' };
  await visitor.open('/login?edit-subscription');
  await visitor.type({ role: 'field', name: 'Email', within: main }, member.email);
  await visitor.type({ role: 'field', name: 'Password', within: main }, member.password);
  await visitor.press('Enter');
  await visitor.see({ role: 'link', name: 'Open it in a new tab', within: portal });
  await visitor.enterFrame({ css: 'iframe', within: portal });
  await visitor.see({ text: member.email });
  await visitor.leaveFrame();
  await visitor.click({ role: 'button', name: 'Close', within: portal });
  await visitor.seeNo(portal);
  await visitor.click({ role: 'button', name: 'Manage your membership', within: main });
  await visitor.see(portal);
  await visitor.press('Escape');
  await visitor.seeNo(portal);
});

test.describe('on a site with a tag manager', () => {
  test.use({ hasTags: true });

  const question: Wanted = { css: '[data-consent-bar]' };
  const hasTagManager = () => 'dataLayer' in globalThis;
  /** Paths of the tagging host that were requested. */
  const readTagRequests = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/tags/'))
      .join(' ');

  test('visitors agree to cookies, tags measure, and a withdrawal removes both [2.11.12]', async ({
    visitor,
  }) => {
    await visitor.open('/about');
    await visitor.see(question);
    expect(await visitor.readInPage(readTagRequests)).toBe('');
    await visitor.click({ role: 'button', name: 'Accept all', within: question });
    await visitor.seeNo(question);
    await visitor.expectInPage(() => document.cookie.includes('consent=statistics.marketing-1'), true);
    await visitor.expectInPage(() => document.cookie.includes('_ga='), true);
    const requested = await visitor.readInPage(readTagRequests);
    expect(requested).toContain('/tags/gtm.js');
    expect(requested).toContain('/tags/gtag/js');
    await visitor.reload();
    await visitor.expectInPage(hasTagManager, true);
    await visitor.click({ role: 'link', name: 'Cookies' });
    await visitor.seeUrl('/_consent');
    await visitor.click({ role: 'button', name: 'Refuse all', within: main });
    await visitor.see({ role: 'heading', name: 'Your choice is saved' });
    await visitor.expectInPage(hasTagManager, false);
    await visitor.expectInPage(() => document.cookie.includes('_ga='), false);
    await visitor.open('/news');
    await visitor.see({ role: 'heading', within: main });
    await visitor.seeNo(question);
    expect(await visitor.readInPage(hasTagManager)).toBe(false);
  });

  test('visitors refuse, and no page requests a tag [2.11.12]', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.click({ role: 'button', name: 'Refuse all', within: question });
    await visitor.seeNo(question);
    await visitor.expectInPage(() => document.cookie.includes('consent=none-1'), true);
    await visitor.open('/news');
    await visitor.see({ role: 'heading', within: main });
    await visitor.press('Tab');
    await visitor.seeNo(question);
    expect(await visitor.readInPage(readTagRequests)).toBe('');
  });
});
