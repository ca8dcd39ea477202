import { describe, expect, it } from 'vitest';
import { readStatements } from './statements.mjs';
import { findFaults, formatTable } from './table.mjs';
import { findNumberedGroups, readTestTitles } from './test-titles.mjs';

describe('statements', () => {
  it('are list items that begin with their number in bold', () => {
    const markdown = [
      '# What it does',
      '- **2.3.1** The count is hidden while',
      '  the cart is empty.',
      '- **2.3.2** A second one.',
      '',
      '  Not part of it.',
      '- an ordinary item, 2.3.3',
      'Prose with **2.3.4** in it.',
    ].join('\n');
    expect(readStatements(markdown)).toEqual([
      { id: '2.3.1', text: 'The count is hidden while the cart is empty.' },
      { id: '2.3.2', text: 'A second one.' },
    ]);
  });
});

describe('test titles', () => {
  const idsIn = (code: string) => readTestTitles('a.test.tsx', code).map(({ ids }) => ids);

  it('have the numbers of the statements they show', () => {
    expect(idsIn("it('shows it [2.3.1]', () => {});")).toEqual([['2.3.1']]);
    expect(idsIn('test("shows it [2.3.1, 2.3.2]", async () => {});')).toEqual([['2.3.1', '2.3.2']]);
    expect(idsIn("it('shows it [2.3.1] [2.3.2]', () => {});")).toEqual([['2.3.1', '2.3.2']]);
    expect(idsIn("it.each(cases)('shows %s [2.3.1]', () => {});")).toEqual([['2.3.1']]);
    expect(idsIn("it.each`a`('shows $a [2.3.1]', () => {});")).toEqual([['2.3.1']]);
    expect(idsIn('for (const a of b) test(`shows ${a} [2.3.1]`, () => {});')).toEqual([['2.3.1']]);
    expect(idsIn("testMailAdapter(vitest, 'emails [2.3.1]', createWorld);")).toEqual([['2.3.1']]);
    expect(idsIn("describe('cart', () => { it('is <b>hidden</b> [2.3.1]', () => <p />); });")).toEqual([
      ['2.3.1'],
    ]);
  });

  it('count only where they are titles', () => {
    expect(idsIn("// it('shows it [2.3.1]')")).toEqual([]);
    expect(idsIn("it('shows it', () => expect('[2.3.1]'));")).toEqual([]);
    expect(idsIn("test.step('shows it [2.3.1]', () => {});")).toEqual([]);
    expect(idsIn("testTitles('shows it [2.3.1]');")).toEqual([]);
    expect(idsIn("describe('cart [2.3.1]', () => {});")).toEqual([]);
    expect(idsIn("it('takes [1] and [a]', () => {});")).toEqual([]);
  });

  it('are those of tests: a number of a group is found', () => {
    const groupsIn = (code: string) => findNumberedGroups('a.test.ts', code);
    expect(groupsIn("describe('cart [2.3.1]', () => { it('is hidden', () => {}); });")).toEqual([
      'cart [2.3.1]',
    ]);
    expect(groupsIn("describe.each(cases)('cart %s [2.3.1]', () => {});")).toEqual(['cart %s [2.3.1]']);
    expect(groupsIn("test.describe('cart [2.3.1]', () => {});")).toEqual(['cart [2.3.1]']);
    expect(groupsIn("describe('cart [a]', () => { it('is hidden [2.3.1]', () => {}); });")).toEqual([]);
  });
});

const statements = [
  { id: '2.3.1', text: 'One.' },
  { id: '2.3.2', text: 'Two.' },
];
const shows = (...ids: string[]) => ({ ids, title: 'shows *it*', file: 'libs/cart/src/count.test.ts' });

describe('gaps', () => {
  it('are absent when every statement has a test and every number a statement', () => {
    expect(findFaults(statements, [shows('2.3.1', '2.3.2')])).toEqual([]);
  });

  it('are statements without a test, tests without a statement, and duplicate numbers', () => {
    expect(
      findFaults([...statements, { id: '2.3.1', text: 'Again.' }], [shows('2.3.1'), shows('9.9.9')]),
    ).toEqual([
      '2.3.1: two statements have this number',
      '2.3.2 has no test: Two.',
      'libs/cart/src/count.test.ts: "shows *it*" names 9.9.9, which is not a statement',
    ]);
  });
});

describe('the page', () => {
  it('lists the tests of each statement', () => {
    const page = formatTable(statements, [shows('2.3.1'), shows('2.3.1')]);
    const test = String.raw`shows \*it\* ([count.test.ts](../libs/cart/src/count.test.ts))`;
    expect(page).toContain(`| 2.3.1 | One. | ${test}<br>${test} |`);
    expect(page).toContain('| 2.3.2 | Two. |  |');
  });
});
