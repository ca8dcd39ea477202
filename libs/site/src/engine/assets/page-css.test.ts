import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPageCss } from './page-css.ts';
import { findUsedNamesOnPage } from './used-names.ts';

const sheet = `@layer a,b;@layer a{:root{--x:1}}@layer b{.gh_Card_root{color:red}.gh_Card_root .gh_Tag_root{top:0}.gh_Menu_open{left:0}
@media (min-width:60rem){.gh_Card_root{color:blue}.gh_Menu_open{left:1px}}@keyframes gh_Menu_slide{from{left:0}}}`;
const pageCss = createPageCss(sheet, (island) => (island === 'cart' ? ['Menu'] : []));

it('keeps common rules and those of the page, in their layers and media queries', () => {
  const { css } = pageCss.selectForPage(findUsedNamesOnPage(['<p class="gh_Card_root">']));
  expect(css).toContain('--x:1');
  expect(css).toContain('@media (min-width:60rem){.gh_Card_root{color:blue}}');
  expect(css).not.toContain('Menu');
  expect(css.startsWith('@layer a,b;')).toBe(true);
});

it('writes shared at-rules of neighbours once', () => {
  const sheet =
    '@layer a{.gh_A_x{top:0}.gh_B_x{top:0}.gh_A_y{top:1px}@media print{.gh_A_x{top:2px}}}p{top:3px}';
  expect(createPageCss(sheet, () => []).selectForPage(findUsedNamesOnPage(['gh_A_x'])).css).toBe(
    '@layer a{.gh_A_x{top:0}.gh_A_y{top:1px}@media print{.gh_A_x{top:2px}}}p{top:3px}',
  );
});

it('includes styles that an island on the page needs once awake', () => {
  const { css } = pageCss.selectForPage(findUsedNamesOnPage(['<div data-island="cart"></div>']));
  expect(css).toContain('.gh_Menu_open{left:0}');
  expect(css).toContain('@keyframes gh_Menu_slide');
});

it('leaves out modules loaded later, though the page names them', () => {
  const later = createPageCss(sheet, () => ['Menu'], new Set(['Menu']));
  expect(
    later.selectForPage(findUsedNamesOnPage(['<p class="gh_Menu_open">', '<div data-island="cart">'])).css,
  ).not.toContain('Menu');
  expect(later.selectForIslands(['cart'])).toContain('.gh_Menu_open{left:0}');
});

it('returns the hash that allows exactly these styles in the policy', () => {
  const { css, hash } = pageCss.selectForPage(
    findUsedNamesOnPage(['<p class="gh_Card_root">']),
    '.gh-tint-fff{background:#fff}',
  );
  expect(css.endsWith('.gh-tint-fff{background:#fff}')).toBe(true);
  expect(createHash('sha256').update(css).digest('base64')).toBe(hash);
});

it('leaves out where the transitions of other modules start', () => {
  const css = createPageCss(
    '.gh_Menu_open{left:0}@starting-style{.gh_Menu_open{left:1px}.gh_News_card{top:1px}}',
    () => [],
  );
  expect(css.selectForPage(new Set(['News'])).css).toBe('@starting-style {.gh_News_card{top:1px}}');
});
