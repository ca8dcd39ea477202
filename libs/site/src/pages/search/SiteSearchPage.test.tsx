import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleLink } from '../../chrome/chrome.fixture.tsx';
import type { SiteSearchModel } from './search-model.ts';
import { pricing } from '../../page/pricing.fixture.ts';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { SiteSearchPage } from './SiteSearchPage.tsx';
import { exampleResults } from './site-search.fixture.ts';

const links = [exampleLink('Focus areas', '/focus-areas')];
const render = (search: SiteSearchModel) =>
  renderToStaticMarkup(
    <SiteSearchPage
      {...{ search, links, pricing }}
      path="/search"
      texts={siteSearchTexts}
      productTexts={{}}
    />,
  );

it('shows pages that have some of the words, and says so, only if none has all [2.10.4]', () => {
  const partial = render({ ...exampleResults, text: 'scenario xylophone', isPartial: true });
  expect(partial).toContain('No page contains all the words in “scenario xylophone”');
  expect(partial).toContain('These pages contain some of them.');
  expect(partial).toMatch(/<li.*href="\/news\/a"/s);
  expect(render(exampleResults)).not.toMatch(/all the words|some of them/);
});

it('links to the main pages only without any result [2.10.4]', () => {
  const nothing = { ...exampleResults, text: 'xylophone', count: 0, hits: [], pageCount: 0 };
  expect(render(nothing)).toMatch(/No page matches “xylophone”.*<a [^>]*href="\/focus-areas"/s);
  expect(render(exampleResults)).not.toContain('href="/focus-areas"');
});

it('corrects words with typing errors by a link [2.10.4]', () => {
  const mistyped = { ...exampleResults, text: 'scenery', count: 0, hits: [], suggestion: 'scenario' };
  expect(render(mistyped)).toContain('Did you mean <a href="/search?q=scenario">scenario</a>?');
  expect(render(exampleResults)).not.toContain('Did you mean');
});
