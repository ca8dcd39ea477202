import { expect, it } from 'vitest';
import { splitHtml, removeScripts } from './split-html.ts';

const page =
  '<head><style>a{b:c}</style><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></head>' +
  '<body><p>Words</p><script type="application/json">{"a":1}</script><script>go()</script></body>';

it('separates styles and executable scripts from the rest', () => {
  expect(splitHtml(page)).toMatchObject({ styles: ['a{b:c}'], inlineScripts: ['go()'] });
  expect(splitHtml(page).withoutStyle).not.toContain('a{b:c}');
  expect(splitHtml(page).withoutStyle).toContain('<p>Words</p>');
});

it('removes every executable script, and keeps data', () => {
  expect(removeScripts(page)).toBe(
    '<head><style>a{b:c}</style></head><body><p>Words</p><script type="application/json">{"a":1}</script></body>',
  );
});

it('separates what visitors’ browsers need from what only search engines and previews read', () => {
  const metadata =
    '<meta name="description" content="a"><meta property="og:title" content="b"><meta property="article:published_time" content="h"><meta name="twitter:card" content="c">' +
    '<link rel="canonical" href="/d"><link rel="alternate" type="application/rss+xml" href="/feed.xml">';
  const needed = '<meta name="viewport" content="e"><link rel="icon" href="/f">';
  const data = '<script type="application/ld+json">{"g":1}</script>';
  expect(splitHtml(`<head>${needed}${metadata}</head>${data}`).forVisitors).toBe(`<head>${needed}</head>`);
});
