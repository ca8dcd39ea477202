import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Loader } from './Loader.tsx';

it('tells screen readers what is loading', () => {
  expect(renderToStaticMarkup(<Loader label="Loading cards" />)).toMatch(
    /^<p class="\S+" role="status">.*Loading cards<\/p>$/,
  );
});

it('appears after 300 ms, as skeletons do', () => {
  for (const sheet of ['loader/Loader', 'skeleton/Skeleton']) {
    const css = readFileSync(join(import.meta.dirname, '..', `${sheet}.module.css`), 'utf8');
    expect(css).toMatch(/animation: appear var\(--gh-calm\) var\(--gh-ease\) 300ms backwards/);
  }
});

it('draws a card as a picture, a title and lines, hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Skeleton shape="card" picture="4:5" lines={2} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('data-shape="4:5"');
  expect(html.match(/<span/g)).toHaveLength(5);
});
