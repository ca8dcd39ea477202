import { builtInMainData } from '@guildhall/cms-client';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '@guildhall/ui';
import { CartButton } from './CartButton.tsx';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { Header } from './Header.tsx';
import { SearchLink } from './SearchLink.tsx';

it('is one row at 320 px, with a name that ends before controls of at least 44 px [2.3.13]', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    root.unmount();
    await page.viewport(innerWidth, innerHeight);
  });
  root.render(
    <Header
      chrome={exampleChrome}
      mainData={builtInMainData}
      organisation={exampleOrganisation}
      navigation={[{ ...exampleLink('News', '/news'), current: undefined }]}
      search={<SearchLink path="/search" />}
      login={<button type="button" style={{ width: 44, height: 44 }} aria-label="Log in" />}
      cart={<CartButton />}
    />,
  );
  await expect.poll(() => document.querySelector('header')).not.toBeNull();
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
