import { expect, it } from 'vitest';
import { compareRules, listRules } from './css-rules.ts';

const css = '@layer a, b; @layer a { @media (width > 1px) { .x { color: red; & b { top: 0 } } } }';

it('lists each rule with its layers, conditions and outer rules', () => {
  expect(listRules(css)).toEqual([
    '@layer a @media (width > 1px) .x {color: red}',
    '@layer a @media (width > 1px) .x & b {top: 0}',
  ]);
});

it('does not tell apart what versions of a bundler write in different ways', () => {
  const [before, after] = ['.a{top:0;color:red;top:1px}', '@layer a;.a{color:red;top:0;top:1px}'].map(
    listRules,
  );
  expect(after).toEqual(before);
  expect(listRules('.a{top:1px;top:0;color:red}')).not.toEqual(before);
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
