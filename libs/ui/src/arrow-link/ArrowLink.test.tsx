import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArrowLink } from './ArrowLink.tsx';

it('reads as its words alone: the arrow is decoration', () => {
  const html = renderToStaticMarkup(<ArrowLink href="/news">All news</ArrowLink>);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('All news');
  expect(html).toContain('aria-hidden="true"');
});

it('says that it opens a new tab', () => {
  const html = renderToStaticMarkup(
    <ArrowLink href="/report" target="_blank">
      The report
    </ArrowLink>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('The report (opens in a new tab)');
  expect(html).toContain('rel="noopener"');
});
