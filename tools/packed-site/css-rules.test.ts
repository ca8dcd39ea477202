import { expect, it } from 'vitest';
import { compareRules, findLayerFaults, listRules } from './css-rules.ts';

const css = '@layer a, b; @layer a { @media (width > 1px) { .x { color: red; & b { top: 0 } } } }';

it('lists each rule with its layers, conditions and outer rules', () => {
  expect(listRules(css)).toEqual([
    '@layer a, b',
    '@layer a @media (width > 1px) .x {color: red}',
    '@layer a @media (width > 1px) .x & b {top: 0}',
  ]);
});

it('accepts the same rules', () => {
  expect(compareRules(listRules(css), listRules(css))).toEqual([]);
});

it('reports rules that are missing, new or in another layer', () => {
  expect(
    compareRules(['.a {top: 0}', '@layer a .b {top: 0}'], ['.a {top: 0}', '@layer c .b {top: 0}']),
  ).toEqual(['css rule is missing: @layer a .b {top: 0}', 'css rule is new: @layer c .b {top: 0}']);
});

it('does not accept two builds without styles as equal', () => {
  expect(compareRules([], [])).toEqual(['the build of the workspace has no css']);
});

it('reports layers that occur in another order than theirs', () => {
  const rule = (layer: string) => `@layer guildhall.${layer} { .x { top: 0 } }`;
  const find = (...styles: string[]) => findLayerFaults(listRules(styles.join('')));
  expect(find(rule('tokens'), rule('base'), rule('pages'), rule('base'))).toEqual([]);
  expect(find('@layer guildhall.base, guildhall.pages;', rule('pages'), rule('base'))).toEqual([]);
  expect(find(rule('pages'), rule('base'))).toEqual([
    'css layers occur in the order guildhall.pages, guildhall.base',
  ]);
  expect(find('')).toHaveLength(1);
});
