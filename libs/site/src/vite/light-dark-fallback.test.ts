import postcss from 'postcss';
import { expect, it } from 'vitest';
import { lightDarkFallback } from './light-dark-fallback.ts';

const compact = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:,]) ?/g, '$1');
const add = (css: string) => compact(postcss([lightDarkFallback()]).process(css, { from: undefined }).css);
const supports = '@supports not (color:light-dark(red,red))';

it('repeats a colour for browsers without light-dark(), where it stands', () => {
  expect(add('@layer a { .b { color: light-dark(var(--x, #fff), #000); margin: 0 } }')).toBe(
    `@layer a{.b{color:light-dark(var(--x,#fff),#000);margin:0}${supports}{.b{color:var(--gh-lit,var(--x,#fff)) var(--gh-unlit,#000)}}}`,
  );
});

it('repeats tokens of the page for parts of it, whose scheme may be another', () => {
  const root = ':root { --gh-surface: light-dark(#fff, #000); --gh-text: light-dark(#000, #fff) }';
  const surface = '--gh-surface:var(--gh-lit,#fff) var(--gh-unlit,#000)';
  const text = '--gh-text:var(--gh-lit,#000) var(--gh-unlit,#fff)';
  expect(add(`@layer guildhall.tokens { ${root} }`)).toContain(
    `:root,:where([data-ground],[data-theme]){${surface};${text}}`,
  );
  // The theme of a site wins over the kit's sections.
  for (const css of [root, `@layer mine { ${root} }`])
    expect(add(css)).toContain(
      `:root,:where([data-theme]){${surface}}:root,:where([data-ground]:not([data-ground=warm]),[data-theme]){${text}}`,
    );
  expect(add(':root { color: light-dark(#000, #fff) }')).toContain(':root{color:var(--gh-lit,#000)');
});

it('follows the scheme of a section, and that of the system', () => {
  const [dark, light] = ['--gh-lit: ;--gh-unlit:initial', '--gh-lit:initial;--gh-unlit: '].map(compact);
  expect(add('.b { color-scheme: dark }')).toBe(`.b{color-scheme:dark}${supports}{.b{${dark}}}`);
  expect(add('.b { color-scheme: light dark }')).toBe(
    `.b{color-scheme:light dark}${supports}{.b{${light}}@media (prefers-color-scheme:dark){.b{${dark}}}}`,
  );
});

it('follows the system on pages with the base of the kit', () => {
  expect(add('@layer guildhall.tokens { html { color-scheme: light dark } }')).toBe(
    compact(
      `@layer guildhall.tokens{html{color-scheme:light dark}${supports}{@media (prefers-color-scheme:dark){html{--gh-lit: ;--gh-unlit:initial}}}}`,
    ),
  );
});

it('is light where no rule says the scheme, below all that say it', () => {
  const tokens = ':root { --gh-text: light-dark(#000, #fff) }';
  const light = compact(':where(:root){--gh-lit:initial;--gh-unlit: }');
  expect(add(`@layer guildhall.tokens { ${tokens} }`)).toContain(light);
  expect(add(`@layer mine { ${tokens} }`)).not.toContain(light);
  expect(add(tokens)).not.toContain(light);
});

it('adds nothing to other rules', () => {
  expect(add('.b { color: red }')).toBe('.b{color:red}');
});
