import { expect, it } from 'vitest';
import { listIslandFiles, listIslandScripts, type BuiltScript } from './island-files.ts';

const script = (
  name: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
  facadeModuleId = moduleIds.length === 1 ? (moduleIds[0] ?? null) : null,
): BuiltScript => ({
  fileName: `assets/${name}.js`,
  name: name.replace(/-.{6}$/, ''),
  imports: imports.map((file) => `assets/${file}.js`),
  moduleIds,
  facadeModuleId,
});

const kit = '/workspace/libs/site/src';
const menu = `${kit}/islands/MemberMenu.tsx`;
const logins = '/site/src/logins.ts';
const scripts = [
  script('hydrator-000000', ['hydrator'], ['react-111111', 'kit-222222']),
  script('react-111111', ['react']),
  script('kit-222222', ['button'], ['react-111111']),
  script('shop-333333', ['plan'], ['kit-222222']),
  script('cart-444444', [`${kit}/islands/Cart.tsx`], ['shop-333333']),
  script('buy-product-555555', [`${kit}/islands/BuyProduct.tsx`], ['shop-333333']),
  script('member-menu-666666', [menu], ['react-111111']),
  script('logins-777777', [logins]),
  script('map-island-888888', ['/site/src/MapIsland.tsx'], ['react-111111']),
];
const cart = { name: 'cart', sources: [`${kit}/islands/Cart.tsx`] };
const buyProduct = {
  name: 'buy-product',
  sources: [`${kit}/islands/BuyProduct.tsx`, `${kit}/islands/Cart.tsx`],
};
const memberMenu = { name: 'member-menu', sources: [menu, logins], isStyledByHtml: true };
const map = { name: 'map', sources: ['/site/src/MapIsland.tsx'] };

it('lists all files of an island, React’s first: the hydrator’s, its own, what it opens, and their imports', () => {
  expect(listIslandFiles(scripts, [cart, buyProduct, memberMenu], 'hydrator')).toBe(
    'react-111111,hydrator-000000,kit-222222,shop-333333,cart-444444,logins-777777,' +
      'cart-444444:0123*,buy-product-555555:01234*,member-menu-666666:0125,',
  );
});

it('lists the file of an island of the site’s own, whatever its name', () => {
  expect(listIslandFiles(scripts, [map], 'hydrator')).toBe(
    'react-111111,hydrator-000000,map-island-888888,kit-222222,map:0123,',
  );
});

it('fails if an island has no file', () => {
  const signUp = { name: 'sign-up', sources: [`${kit}/islands/SignUp.tsx`] };
  expect(() => listIslandFiles(scripts, [signUp], 'hydrator')).toThrow(/islands\/SignUp\.tsx/);
});

it('names the script of each island whose styles its pages need, and those that add none', () => {
  expect(listIslandScripts(scripts, [cart, buyProduct, memberMenu, map], 'hydrator')).toMatchObject({
    hydrator: 'assets/hydrator-000000.js',
    islands: {
      cart: 'assets/cart-444444.js',
      'buy-product': 'assets/buy-product-555555.js',
      map: 'assets/map-island-888888.js',
    },
    unstyled: ['assets/member-menu-666666.js', 'assets/logins-777777.js'],
  });
});
