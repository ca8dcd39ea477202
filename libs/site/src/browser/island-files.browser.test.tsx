import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchIslandFiles } from './island-files.ts';
import { nextPaint } from './next-paint.ts';

// Each file is fetched once per page, so each test needs its own names.
let files: string;
let round = 0;
beforeEach(() => {
  round += 1;
  files = `react-${round},shop-${round},drawer-${round},cart-1a2b3c${round}:01*,sell-cart-4d5e6f${round}:012,login:0,`;
});
afterEach(() => {
  document.head
    .querySelectorAll('link[rel=modulepreload][href^="/assets/"]')
    .forEach((link) => link.remove());
});

const listRequests = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href^="/assets/"]')].map(
    (link) => new URL(link.href).pathname.replace(/^\/assets\/(.*)\.js$/, '$1'),
  );

it('fetches React at once, and after the next frame the island’s own and shared files', async () => {
  void fetchIslandFiles(files, 'sell-cart');
  expect(listRequests()).toEqual([`react-${round}`]);
  await nextPaint();
  expect(listRequests()).toEqual([
    `react-${round}`,
    `sell-cart-4d5e6f${round}`,
    `shop-${round}`,
    `drawer-${round}`,
  ]);
});

it('matches whole names, and supports islands without their own file', async () => {
  void fetchIslandFiles(files, 'cart');
  await nextPaint();
  expect(listRequests()).toEqual([`react-${round}`, `cart-1a2b3c${round}`, `shop-${round}`]);
  void fetchIslandFiles(files, 'login');
  await nextPaint();
  expect(listRequests()).toHaveLength(3);
});

it('fetches each file once, with low priority if no visitor waits for it', () => {
  void fetchIslandFiles(files, 'login', 'low');
  void fetchIslandFiles(files, 'login');
  expect(listRequests()).toEqual([`react-${round}`]);
  expect(
    document.head.querySelector<HTMLLinkElement>('link[rel=modulepreload][href^="/assets/"]')?.fetchPriority,
  ).toBe('low');
});

it('fetches nothing for an unknown island, or in development', async () => {
  void fetchIslandFiles(files, 'elsewhere');
  void fetchIslandFiles('', 'cart');
  await nextPaint();
  expect(listRequests()).toEqual([]);
});
