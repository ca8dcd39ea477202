import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArrowLink } from './ArrowLink.tsx';

it('is read as its text alone, without the arrow', () => {
  const html = renderToStaticMarkup(<ArrowLink href="/news">All news</ArrowLink>);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('All news');
  expect(html).toContain('aria-hidden="true"');
});

it('announces that it opens a new tab', () => {
  const html = renderToStaticMarkup(
    <ArrowLink href="/report" target="_blank">
      The report
    </ArrowLink>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('The report (opens in a new tab)');
  expect(html).toContain('rel="noopener"');
});
