import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFontCode, findFonts } from './site-fonts.ts';

it('are the built-in theme’s by default', () => {
  const fonts = findFonts('/site', undefined);
  expect([fonts?.css, ...(fonts?.first ?? [])].filter((file) => !existsSync(file ?? ''))).toEqual([]);
  expect(fonts?.first).toHaveLength(2);
});

it('are the site’s own, in its folder', () => {
  const fonts = findFonts('/site', { css: 'src/fonts.css', first: ['src/text.woff2'] });
  expect(createFontCode(fonts)).toEqual({
    imports: 'import "/site/src/fonts.css";\nimport font0 from "/site/src/text.woff2?url";',
    urls: '[font0]',
  });
});

it('may be those of the visitor’s computer', () => {
  expect(createFontCode(findFonts('/site', false))).toEqual({ imports: '', urls: '[]' });
});
