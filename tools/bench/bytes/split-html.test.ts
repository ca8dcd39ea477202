import { expect, it } from 'vitest';
import { splitHtml, removeScripts } from './split-html.ts';

const page =
  '<head><style>a{b:c}</style><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></head>' +
  '<body><p>Words</p><script type="application/json">{"a":1}</script><script>go()</script></body>';

it('tells styles and scripts that run from the rest', () => {
  expect(splitHtml(page)).toMatchObject({ styles: ['a{b:c}'], inlineScripts: ['go()'] });
  expect(splitHtml(page).withoutStyle).not.toContain('a{b:c}');
  expect(splitHtml(page).withoutStyle).toContain('<p>Words</p>');
});

it('takes out every script that runs, and leaves data', () => {
  expect(removeScripts(page)).toBe(
    '<head><style>a{b:c}</style></head><body><p>Words</p><script type="application/json">{"a":1}</script></body>',
  );
});
