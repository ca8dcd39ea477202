import { builtInMainData } from '@guildhall/cms-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { CartButton } from './CartButton.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TestsiteBadge } from './TestsiteBadge.tsx';

const parts: Record<string, ReactElement> = {
  header: (
    <Header
      chrome={exampleChrome}
      mainData={builtInMainData}
      organisation={exampleOrganisation}
      navigation={[{ ...exampleLink('News', '/news'), current: 'page' }]}
      cart={<CartButton />}
    />
  ),
  footer: <Footer chrome={exampleChrome} mainData={builtInMainData} organisation={exampleOrganisation} />,
  'skip link': <SkipLink />,
  'progress bar': <ProgressBar />,
  badge: <TestsiteBadge />,
};

it.each(Object.entries(parts))(
  'the %s contains nothing that the content security policy forbids',
  (_name, part) => {
    expect(renderToStaticMarkup(part)).not.toMatch(/ style=| on\w+=|<script/);
  },
);

it('skips to the content of the page [2.3.7]', () => {
  expect(renderToStaticMarkup(<SkipLink />)).toMatch(/^<a [^>]*href="#main">Skip to content<\/a>$/);
});

it('shows in text that the test site is on [2.2.1]', () => {
  expect(renderToStaticMarkup(<TestsiteBadge />)).toContain('>Testsite enabled</p>');
});

it('runs the progress bar for 5 seconds, only while a page loads [9.4.4]', () => {
  const css = readFileSync(join(import.meta.dirname, 'ProgressBar.module.css'), 'utf8');
  expect(css).toMatch(/:root\[data-progress\] \.bar \{[^}]*animation: run 5s /);
  expect(css.match(/visibility: hidden/g)).toHaveLength(1);
});
