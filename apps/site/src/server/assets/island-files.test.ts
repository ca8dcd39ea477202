import { expect, it } from 'vitest';
import { listIslandFiles, type BuiltScript } from './island-files.ts';

const script = (name: string, sources: readonly string[], imports: readonly string[] = []): BuiltScript => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((file) => `assets/${file}.js`),
  moduleIds: sources.map((source) => `/workspace/apps/site/src/${source}`),
});

const scripts = [
  script('start-00000', ['browser/start.ts']),
  script('react-11111', ['browser/hydrator.ts'], ['runtime-22222', 'start-00000']),
  script('runtime-22222', []),
  script('shop-33333', ['cart/page-cart.ts'], ['react-11111', 'start-00000']),
  script('cart-44444', ['islands/Cart.tsx'], ['shop-33333']),
  script('buy-product-55555', ['islands/BuyProduct.tsx'], ['shop-33333']),
  script('members-66666', ['members/page-members.ts', 'islands/MemberMenu.tsx'], ['react-11111']),
];

it('lists all files of an island except the start script: React, its own, its partners’ and their imports', () => {
  expect(listIslandFiles(scripts, ['cart', 'buy-product', 'member-menu'])).toBe(
    'react-11111,shop-33333,runtime-22222,cart-44444,members-66666,' +
      'cart-44444:012*,buy-product-55555:0132*,member-menu:042,',
  );
});

it('fails if an island has no file', () => {
  expect(() => listIslandFiles(scripts, ['sign-up'])).toThrow(/islands\/SignUp\.tsx/);
});
