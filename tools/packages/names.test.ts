import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../set-up/workspace.mjs';
import { readDoorSources } from './door-sources.ts';

/** Names that two packages declare for themselves, with the reason. */
const allowed: Record<string, string> = {
  CallLimit: 'of visitors, and of calls to a billing vendor: two programs',
  PageLinks: 'a component of products, and the links of a list of entries',
  ShopCollection: 'the data, and the component that shows it',
  unfinishedKey: 'the key that each feature has in the storage of a tab',
};

/** The doors that export each declaration of each name. */
const declarations = new Map<string, Map<string, string[]>>();
for (const [door, names] of readDoorSources().doors)
  for (const { name, symbol } of names) {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? root;
    const place = `${relative(root, file)}#${symbol.name}`;
    const places = declarations.get(name) ?? new Map<string, string[]>();
    declarations.set(name, places.set(place, [...(places.get(place) ?? []), door]));
  }

it('one name of the packages’ doors has one declaration, and so one shape', () => {
  expect(declarations.size).toBeGreaterThan(500);
  const doubles = [...declarations].filter(([, places]) => places.size > 1);
  const unknown = doubles.filter(([name]) => !Object.hasOwn(allowed, name));
  expect(unknown.map(([name, places]) => `${name}: ${[...places.keys()].join(', ')}`)).toEqual([]);
  expect(Object.keys(allowed)).toEqual(doubles.map(([name]) => name).toSorted());
});

it('follows a name through the doors that pass it on', () => {
  expect([...(declarations.get('OpenLink') ?? [])]).toEqual([
    [
      'libs/browser-suppliers/src/identity/identity.ts#OpenLink',
      ['@guildhall/browser-suppliers', '@guildhall/suppliers'],
    ],
  ]);
});
