import { expect, it } from 'vitest';
import { listIslandFiles, type BuiltScript } from './island-files.ts';

const script = (name: string, sources: readonly string[], imports: readonly string[] = []): BuiltScript => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((file) => `assets/${file}.js`),
  moduleIds: sources.map((source) => `/workspace/apps/site/src/${source}`),
});

const scripts = [
  script('start-000000', ['browser/start.ts']),
  script('react-111111', ['browser/hydrator.ts'], ['runtime-222222', 'start-000000']),
  script('runtime-222222', []),
  script('shop-333333', ['cart/page-cart.ts'], ['react-111111', 'start-000000']),
  script('cart-444444', ['islands/Cart.tsx'], ['shop-333333']),
  script('buy-product-555555', ['islands/BuyProduct.tsx'], ['shop-333333']),
  script('members-666666', ['members/page-members.ts', 'islands/MemberMenu.tsx'], ['react-111111']),
];

it('lists all files of an island except the start script: React, its own, its partners’ and their imports', () => {
  expect(listIslandFiles(scripts, ['cart', 'buy-product', 'member-menu'])).toBe(
    'react-111111,shop-333333,runtime-222222,cart-444444,members-666666,' +
      'cart-444444:012*,buy-product-555555:0132*,member-menu:042,',
  );
});

it('fails if an island has no file', () => {
  expect(() => listIslandFiles(scripts, ['sign-up'])).toThrow(/islands\/SignUp\.tsx/);
});
