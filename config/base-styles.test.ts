import { expect, it } from 'vitest';
import { splitBase } from './base-styles.ts';

/** The styles without the first rules, which keep a site's own rules out; and with a short name for components. */
function split(css: string) {
  const { base, styles } = splitBase(css);
  const [, rest = ''] = /^@layer guildhall\.tokens\{[^}]*\{all:revert\}[^}]*\}\}(.*)$/.exec(styles) ?? [];
  return { base, styles: rest.replaceAll(/:where\(\[class\^=gh_\].*?gh-tint-\]\)/g, ':component') };
}
const inBase = (css: string) => split(`@layer guildhall.base{${css}}`);

it('takes rules about elements to the base, and keeps them for what components draw', () => {
  expect(inBase('h2,h3{margin:0}')).toEqual({
    base: '@layer guildhall.base{h2,h3{margin:0}}',
    styles: '@layer guildhall.base{:is(h2,h3):component{margin:0}}',
  });
  expect(inBase('*,:before{box-sizing:border-box}').styles).toBe(
    '@layer guildhall.base{:component,:component:before{box-sizing:border-box}}',
  );
  expect(inBase('@media print{[hidden]{top:0}}').styles).toBe(
    '@layer guildhall.base{@media print{[hidden]:component{top:0}}}',
  );
});

it.each([
  'html{color:red}',
  'body{margin:0}',
  '[data-theme]{color:red}',
  '::selection{color:red}',
  '@page{margin:0}',
  '@media print{html{color:red}}',
])('takes what is about the whole page to the base: %s', (css) => {
  expect(inBase(css)).toEqual({ base: `@layer guildhall.base{${css}}`, styles: '' });
});

it.each([
  '@layer guildhall.tokens{:root{--gh-text:red}[data-theme=dark]{color-scheme:dark}}',
  '@layer guildhall.base{[data-ground]{color:red}.gh-page-grid>*{top:0}}',
  // The check of the package finds it.
  '@layer guildhall.components{p{color:red}}',
])('keeps tokens, and rules for classes and attributes of the kit: %s', (css) => {
  expect(split(css)).toEqual({ base: '', styles: css });
});

it('takes a scheme of the page to the base', () => {
  const css = '@layer guildhall.tokens{html,:root{color-scheme:light dark}}';
  expect(split(css).base).toBe(css);
});

it('divides a rule of both kinds', () => {
  expect(inBase('html,[data-ground]{color:red}')).toEqual({
    base: '@layer guildhall.base{html{color:red}}',
    styles: '@layer guildhall.base{[data-ground]{color:red}}',
  });
});
