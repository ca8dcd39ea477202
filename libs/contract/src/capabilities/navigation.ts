import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expect, type Visit } from '../visit.ts';

/** The menu, on a desk and on a phone. */
export const navigation: Capability = {
  name: 'navigation',
  promise:
    'The menu leads to every page that it names and says which one is open, also by keyboard on a phone.',
  needs: ['home'],
  async check(visit) {
    await followMenu(visit);
    await openOnPhone(visit);
  },
};

async function followMenu({ open, words, getPath, origin }: Visit): Promise<void> {
  const page = await open(getPath('home'), { javaScriptEnabled: false });
  const menu = page.getByRole('banner').getByRole('navigation', { name: words.chrome.main });
  const links = await menu
    .getByRole('link')
    .evaluateAll((list) =>
      list.map((link) => ({ name: link.textContent, href: (link as HTMLAnchorElement).href })),
    );
  await noticing('The header has no menu.', () => expect(links.length).toBeGreaterThan(0));
  for (const { name, href } of links.filter((link) => link.href.startsWith(`${origin}/`))) {
    await noticing(`“${name}” in the menu leads to a page that does not exist.`, async () =>
      expect((await page.goto(href))?.status()).toBe(200),
    );
    await noticing(`The menu does not say that “${name}” is the open page.`, () =>
      expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page'),
    );
  }
}

async function openOnPhone({ open, words, getPath }: Visit): Promise<void> {
  const page = await open(getPath('home'), { viewport: { width: 390, height: 800 } });
  const button = page.getByRole('banner').getByRole('button', { name: words.chrome.menu, exact: true });
  await noticing('On a phone, the menu has no button.', () => expect(button).toBeVisible());
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: words.chrome.main });
  const close = menu.getByRole('button', { name: words.chrome.closeMenu });
  await noticing('On a phone, the menu does not open by keyboard.', () => expect(menu).toBeVisible());
  await noticing('On a phone, the keyboard stays behind the open menu.', () => expect(close).toBeFocused());
  await noticing('On a phone, screen readers also read what the open menu covers.', () =>
    expect(page.getByRole('main')).toBeHidden(),
  );
  const stops = (await menu.getByRole('link').count()) + (await menu.getByRole('button').count()) + 2;
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await menu.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    await noticing('On a phone, the keyboard leaves the open menu for what it covers.', () =>
      expect(isInside).toBe(true),
    );
  }
  await close.focus();
  await page.keyboard.press('Escape');
  await noticing('On a phone, Escape does not close the menu.', () => expect(menu).toBeHidden());
  await noticing('On a phone, the keyboard does not return to the menu’s button.', () =>
    expect(button).toBeFocused(),
  );
  await button.press('Enter');
  await close.press('Enter');
  await noticing('On a phone, the menu’s own button does not close it.', () => expect(menu).toBeHidden());
}
