import { builtInMainData } from '@guildhall/cms-client';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '@guildhall/ui';
import { CartButton } from './CartButton.tsx';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { Header } from './Header.tsx';
import { SearchLink } from './SearchLink.tsx';

/** Shows the header above a text, in a window of this width (px) and 900 px height. */
async function show(width: number, props: Partial<Parameters<typeof Header>[0]>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, 900);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    root.unmount();
    await page.viewport(innerWidth, innerHeight);
  });
  root.render(
    <>
      <Header
        chrome={exampleChrome}
        mainData={builtInMainData}
        organisation={exampleOrganisation}
        navigation={[]}
        {...props}
      />
      <main>Below</main>
    </>,
  );
  await expect.poll(() => document.querySelector('nav')).not.toBeNull();
}

it('is one row at 320 px, with a name that ends before controls of at least 44 px [2.3.13]', async () => {
  await show(320, {
    navigation: [{ ...exampleLink('News', '/news'), current: undefined }],
    search: <SearchLink path="/search" />,
    login: <button type="button" style={{ width: 44, height: 44 }} aria-label="Log in" />,
    cart: <CartButton />,
  });
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter((one) =>
    one.checkVisibility(),
  );
  const boxes = controls.map((control) => control.getBoundingClientRect());
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  const name = controls[0]?.querySelector('span')?.getBoundingClientRect().right;
  expect(name).toBeLessThanOrEqual(boxes[1]?.left ?? 0);
});

it('marks the page of the menu with a line, with forced colours too, and prints no menu [2.3.10] [2.3.11]', async () => {
  await show(1280, {
    navigation: [{ ...exampleLink('News', '/news'), current: 'page' }, exampleLink('About', '/about')],
  });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  });
  const features = [{ name: 'forced-colors', value: 'active' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  const current = document.querySelector('nav [aria-current]') as Element;
  const { scale, backgroundColor } = getComputedStyle(current, '::after');
  expect(scale).toBe('1');
  expect(backgroundColor).not.toBe(getComputedStyle(document.documentElement).backgroundColor);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  expect(document.querySelector('nav')?.checkVisibility()).toBe(false);
  expect(document.querySelector('header')?.textContent).toContain(exampleOrganisation.name);
});

it.each([390, 1280])(
  'opens the pages below a link in place, by keyboard, and covers nothing: %s px [2.3.22] [2.3.23]',
  async (width) => {
    const children = [exampleLink('Team', '/team'), exampleLink('Statutes', '/statutes')];
    await show(width, {
      navigation: [
        { ...exampleLink('About', '/team'), isHeading: true, children },
        { ...exampleLink('Shop', '/shop'), children: [exampleLink('Prints', '/prints')] },
        exampleLink('News', '/news'),
      ],
    });
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    if (width < 960) find('header > button').click();
    const [about, shop] = [...document.querySelectorAll('summary')];
    expect(about?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(shop?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(find('a[href="/statutes"]').checkVisibility()).toBe(false);
    const places = () => [about, shop].map((button) => button?.getBoundingClientRect().top);
    const before = places();
    about?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement).toBe(find('a[href="/team"]'));
    const box = find('a[href="/statutes"]').getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(44);
    if (width > 960) expect(places()).toEqual(before);
    expect(box.right).toBeLessThanOrEqual(width);
    if (width > 960) expect(box.bottom).toBeLessThanOrEqual(find('main').getBoundingClientRect().top);
    shop?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => find('a[href="/statutes"]').checkVisibility()).toBe(false);
    expect(find('a[href="/prints"]').checkVisibility()).toBe(true);
  },
);

it('shows no menu that closes when a window becomes narrow, as by zooming or turning a tablet [2.3.13]', async () => {
  await show(1280, { navigation: [exampleLink('About', '/about')] });
  const menu = document.querySelector('nav');
  const frames: number[] = [];
  const watch = () => {
    if (innerWidth < 960) frames.push(menu?.getBoundingClientRect().bottom ?? Number.NaN);
    if (frames.length < 5) requestAnimationFrame(watch);
  };
  watch();
  await page.viewport(390, 900);
  await expect.poll(() => frames.length).toBe(5);
  expect(Math.max(...frames)).toBeLessThanOrEqual(0);
});
