import { createHash } from 'node:crypto';
import { getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { operations } from './operations.ts';

it('the operations contain every document of the build, by its name', () => {
  expect(operations.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
    'mutation CartCreate',
    'mutation CartLinesAdd',
    'mutation CartLinesRemove',
    'mutation CartLinesUpdate',
    'query Cart',
    'query CartWithoutProducts',
    'query Collection',
    'query CollectionPage',
    'query Collections',
    'query Product',
    'query ProductSearch',
    'query Search',
    'query UrlRedirects',
    'query VariantsOnSale',
  ]);
});

it.each([
  ['Product', 'images(first: 10)'],
  ['Product', 'variants(first: 10)'],
  ['Cart', 'lines(first: 100)'],
  ['Search', 'products(first: 5,'],
])('%s reads %s [9.5.1]', (name, selection) => {
  expect(operations.find((operation) => operation.name === name)?.document).toContain(selection);
});

it('every document that reads a cart reads its first 100 lines [9.5.1]', () => {
  const ofCarts = operations.filter(({ document }) => /\bcart\w*\(/.test(document));
  expect(ofCarts.map(({ name }) => name)).toHaveLength(6);
  for (const { name, document } of ofCarts)
    expect([name, document.match(/\blines\(first: \d+\)/g)]).toEqual([name, ['lines(first: 100)']]);
});

it('the operations have unique ids', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

it.each(operations.map((operation) => [operation.name, operation] as const))(
  'finds %s by the hash of its text',
  (name, { document, hash, id, kind }) => {
    expect(hash).toBe(createHash('sha256').update(document).digest('hex'));
    expect(id).toBe(hash.slice(0, 16));
    const operation = getOperationAST(parse(document));
    expect([operation?.name?.value, operation?.operation]).toEqual([name, kind]);
    expect(document).not.toContain('\n');
  },
);
