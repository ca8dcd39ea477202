import { expect, it } from 'vitest';
import { listIslandFiles, listIslandScripts, type BuiltScript } from './island-files.ts';

const script = (
  name: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
  facadeModuleId = moduleIds.length === 1 ? (moduleIds[0] ?? null) : null,
): BuiltScript => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((file) => `assets/${file}.js`),
  moduleIds,
  facadeModuleId,
});

const kit = '/workspace/libs/site/src';
const menu = `${kit}/islands/MemberMenu.tsx`;
const scripts = [
  script('start-000000', ['start']),
  script('react-111111', ['hydrator'], ['runtime-222222', 'start-000000']),
  script('runtime-222222', []),
  script('shop-333333', [`${kit}/cart/page-cart.ts`], ['react-111111', 'start-000000']),
  script('cart-444444', [`${kit}/islands/Cart.tsx`], ['shop-333333']),
  script('buy-product-555555', [`${kit}/islands/BuyProduct.tsx`], ['shop-333333']),
  script('members-666666', [`${kit}/members/page-members.ts`, menu], ['react-111111']),
  script('map-island-777777', ['/site/src/MapIsland.tsx'], ['react-111111']),
];
const entries = { start: 'start', hydrator: 'hydrator' };
const pageCart = `${kit}/cart/page-cart.ts`;
const cart = { name: 'cart', sources: [`${kit}/islands/Cart.tsx`, pageCart] };
const buyProduct = {
  name: 'buy-product',
  sources: [`${kit}/islands/BuyProduct.tsx`, pageCart, `${kit}/islands/Cart.tsx`],
};
const memberMenu = { name: 'member-menu', sources: [menu, `${kit}/members/page-members.ts`] };
const map = { name: 'map', sources: ['/site/src/MapIsland.tsx'] };

it('lists all files of an island except the start script: React, its own, its partners’ and their imports', () => {
  expect(listIslandFiles(scripts, [cart, buyProduct, memberMenu], entries)).toBe(
    'react-111111,shop-333333,runtime-222222,cart-444444,members-666666,' +
      'cart-444444:012*,buy-product-555555:0132*,member-menu:042,',
  );
});

it('lists the file of an island of the site’s own, whatever its name', () => {
  expect(listIslandFiles(scripts, [map], entries)).toBe(
    'react-111111,map-island-777777,runtime-222222,map:012,',
  );
});

it('fails if an island has no file', () => {
  const signUp = { name: 'sign-up', sources: [`${kit}/islands/SignUp.tsx`] };
  expect(() => listIslandFiles(scripts, [signUp], entries)).toThrow(/islands\/SignUp\.tsx/);
});

it('names the script of each island that has one of its own, and those that islands wait for', () => {
  expect(listIslandScripts(scripts, [cart, buyProduct, memberMenu, map], entries)).toEqual({
    hydrator: 'assets/react-111111.js',
    islands: {
      cart: 'assets/cart-444444.js',
      'buy-product': 'assets/buy-product-555555.js',
      map: 'assets/map-island-777777.js',
    },
    partners: ['assets/shop-333333.js', 'assets/members-666666.js'],
  });
});
