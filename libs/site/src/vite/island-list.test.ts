import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kitIslands, type KitIsland } from '../islands/kit-sources.ts';
import { getSource } from '../sources.ts';
import { parseIslandList } from './island-list.ts';

const door = `import { buyProduct, cart as kitCart, cart, defineIsland, defineIslands } from '@guildhall/site/islands';`;
const parse = (list: string, more = '') =>
  parseIslandList(`${door}\n${more}\nexport const islands = ${list};`, 'islands.ts');

it('reads islands of the kit, and the files of the site’s own', () => {
  const list = `defineIslands({
    cart,
    'buy-product': buyProduct,
    map: defineIsland({ load: () => import('./MapIsland.tsx'), wakesOn: [placeAtom as Atom<string>] }),
    board,
  })`;
  const board = `const board = { load: async () => (await both(import('./Board.tsx'), import('./data.ts')))[0] };`;
  expect(parse(list, board)).toEqual([
    { name: 'cart', imports: [] },
    { name: 'buy-product', imports: [] },
    { name: 'map', imports: ['./MapIsland.tsx'] },
    { name: 'board', imports: ['./Board.tsx', './data.ts'] },
  ]);
});

it('reads a plain object, and islands of the kit under another local name', () => {
  expect(parse('{ cart: kitCart }')).toEqual([{ name: 'cart', imports: [] }]);
});

it.each([
  ['no list', 'create()', 'must contain: export const islands'],
  ['a list within the list', '{ ...shopIslands }', 'must list every island by its name'],
  ['a computed name', '{ [name]: cart }', 'must list every island by its name'],
  ['an island of the kit under another name', '{ basket: cart }', 'must list cart under its own name'],
  ['an island from an unknown file', '{ map }', 'must define map as defineIsland({ load: () => import('],
  ['a syntax error', '{ cart', 'cannot be read'],
])('refuses %s, and says how to write it', (_what, list, message) => {
  expect(() => parse(list)).toThrow(message);
});

it('knows the file of every island of the kit, and that its loader imports this file', () => {
  const names = Object.entries<KitIsland>(kitIslands).flatMap(([name, { sources }]) =>
    sources ? [name] : [],
  );
  expect(names).toHaveLength(Object.keys(kitIslands).length - 1);
  const door = parseIslandList(
    readFileSync(getSource('islands/kit-islands.ts'), 'utf8') +
      `export const islands = { ${names
        .map(
          (name) =>
            `'${name}': ${name.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase())}`,
        )
        .join()} };`,
    'kit-islands.ts',
  );
  for (const { name, imports } of door) {
    const { sources = [''] } = kitIslands[name as keyof typeof kitIslands] as KitIsland;
    expect(imports.map((path) => path.replace('./', 'islands/'))).toEqual([sources[0]]);
    for (const source of sources) expect(existsSync(getSource(source)), source).toBe(true);
  }
});
