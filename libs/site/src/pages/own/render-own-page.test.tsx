import { builtInMainData } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { exampleChrome, exampleOrganisation } from '../../chrome/chrome.fixture.tsx';
import type { PageContext } from '../../page/page-model.ts';
import { rates } from '../../page/pricing.fixture.ts';
import type { SitePageProps } from '../../site-definition.ts';
import { createRenderer } from '../../host/create-renderer.tsx';

const Map = ({ path, facts, mainData }: SitePageProps) => (
  <h1>
    {path} {facts.currency} {mainData.pageData.frontPageLabel}
  </h1>
);

const context: PageContext = {
  organisation: exampleOrganisation,
  facts: organisation,
  mainData: builtInMainData,
  rates,
  siteOrigin: 'https://www.example',
  path: '/about/map',
};

it('renders a page of the site’s own code with header and footer, from facts and main data', async () => {
  const renderer = createRenderer({
    chrome: exampleChrome,
    pages: { '/about/map': { title: 'The map', description: 'All places', Page: Map } },
  });
  expect(renderer.pagePaths).toEqual(['/about/map']);
  expect(renderer.hasPage('/about')).toBe(false);
  const { body, ...page } = await renderer.renderPage({ kind: 'own' }, context);
  expect(page).toMatchObject({ title: 'The map', description: 'All places', listed: true });
  const [before, ...rest] = body.map((part) => (typeof part === 'string' ? part : part.bytes.toString()));
  expect(before).toContain('<header');
  const label = builtInMainData.pageData.frontPageLabel;
  expect(rest.join('')).toMatch(
    new RegExp(`<main id="main"[^>]*><h1>/about/map ${organisation.currency} ${label}</h1></main>.*<footer`),
  );
});

it('keeps a page out of search engines if the site says so', async () => {
  const pages = { '/about/map': { title: 'The map', listed: false, Page: Map } };
  const { renderPage } = createRenderer({ chrome: exampleChrome, pages });
  expect(await renderPage({ kind: 'own' }, context)).toMatchObject({ listed: false });
});

it.each(['/', '/map', '/about/the-map', '/a/b/2031', '/preview-of-2031'])('can be at %s', (path) => {
  const pages = { [path]: { title: 'The map', Page: Map } };
  expect(createRenderer({ chrome: exampleChrome, pages }).hasPage(path)).toBe(true);
});

it.each([
  'map',
  '/map/',
  '/Map',
  '/a/b/c/d',
  '/p',
  '/p/map',
  '/api/map',
  '/_cards',
  '/preview',
  '/a//b',
  '/map?a=1',
])('is refused at %s, where it would not be shown', (path) => {
  const pages = { [path]: { title: 'The map', Page: Map } };
  expect(() => createRenderer({ chrome: exampleChrome, pages })).toThrow(`No page can be at ${path}. Choose`);
});
