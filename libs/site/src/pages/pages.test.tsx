import { builtInMainData } from '@guildhall/cms-client';
import { defaultPaths } from '@guildhall/organisation';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleLink, examplePicture } from '../chrome/chrome.fixture.tsx';
import { renderFallbackErrorPage } from '../engine/fallback-error-page.ts';
import { CollectionPage } from './shop/CollectionPage.tsx';
import { ErrorPage } from './messages/ErrorPage.tsx';
import { GatePage } from './entry/GatePage.tsx';
import { NotFoundPage } from './messages/NotFoundPage.tsx';
import { OfflinePage } from './messages/OfflinePage.tsx';
import { ProductSearchPage } from './shop/ProductSearchPage.tsx';
import { ShopPage } from './shop/ShopPage.tsx';
import { UnavailablePage } from './messages/UnavailablePage.tsx';
import { siteSearchTexts } from '../texts/site-search-texts.ts';
import { pricing } from '../page/pricing.fixture.ts';

const { pageData, userAdminData } = builtInMainData;
const gate = { pageData, login: { label: userAdminData.loginLabel, from: '/notes', paths: defaultPaths } };

const pages: Record<string, ReactElement> = {
  'not found': <NotFoundPage pageData={pageData} />,
  error: <ErrorPage pageData={pageData} />,
  unavailable: <UnavailablePage pageData={pageData} />,
  gate: <GatePage {...gate} title="Notes" />,
};

function renderText(page: ReactElement): string {
  return renderToStaticMarkup(page)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it.each(Object.entries(pages))('the page %s has one heading and no style attribute', (_name, page) => {
  const html = renderToStaticMarkup(page);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=|<script/);
});

describe('a page that was not found', () => {
  it('says so, and links onwards [2.1.2]', () => {
    expect(renderText(<NotFoundPage pageData={pageData} />)).toMatch(
      /^Page not found This page could not be found .* Go to the homepage$/,
    );
  });

  it('shows the site’s first navigation link, if there is one [2.1.6]', () => {
    const html = renderToStaticMarkup(
      <NotFoundPage pageData={pageData} link={exampleLink('Read the news', '/stories')} />,
    );
    expect(html).toMatch(/href="\/stories"[^>]*><span[^>]*>Read the news/);
    expect(renderToStaticMarkup(<NotFoundPage pageData={pageData} />).match(/<a /g)).toHaveLength(1);
  });
});

it.each([
  ['not found', NotFoundPage],
  ['an error', ErrorPage],
  ['unavailable', UnavailablePage],
])('lists the site’s main links if a page is %s, without script [8.1.2]', (_name, Page) => {
  const links = [exampleLink('Cases', '/cases'), exampleLink('Write to us', '/contact')];
  expect(renderToStaticMarkup(<Page {...{ pageData, links }} />)).toMatch(
    /<nav [^>]*aria-label="Other pages">.*<a href="\/cases">Cases<\/a>.*<a href="\/contact">Write to us<\/a>/,
  );
  expect(renderToStaticMarkup(<Page pageData={pageData} />)).not.toContain('<nav');
});

it.each([
  ['not found', NotFoundPage],
  ['an error', ErrorPage],
  ['unavailable', UnavailablePage],
])('has a search of the site if a page is %s, without script [2.10.11]', (_name, Page) => {
  const search = { path: '/find', texts: siteSearchTexts };
  const html = renderToStaticMarkup(<Page {...{ pageData, search }} />);
  expect(html).toMatch(/<form [^>]*role="search" action="\/find" method="get"><label for="search-text">/);
  expect(html).toMatch(/<input id="search-text" type="search" [^>]*name="q"/);
  expect(renderToStaticMarkup(<Page pageData={pageData} />)).not.toContain('<form');
});

describe('an error', () => {
  it('says that the error was on our side, and offers to retry [8.1.1]', () => {
    expect(renderText(<ErrorPage pageData={pageData} />)).toMatch(
      /^An error occurred .* Try again Go to the homepage$/,
    );
    expect(renderToStaticMarkup(<ErrorPage pageData={pageData} />)).toContain('href="">Try again</a>');
  });

  it('in the error page itself shows a page without dependencies [8.1.1]', () => {
    const html = renderFallbackErrorPage({ language: 'en' }, pageData, 'a1b2c3d4');
    expect(html).toContain('quote this reference: a1b2c3d4</p>');
    expect(html).toContain('<h1>An error occurred while showing the error page</h1>');
    expect(html).toContain('<a href="/">Go back to home</a>');
    expect(html).not.toMatch(/<link|<script|style/);
  });
});

it('says that a page that cannot be fetched is usually back within minutes, and offers to retry [8.2.2]', () => {
  expect(renderText(<UnavailablePage pageData={pageData} />)).toMatch(
    /^An error occurred We cannot load this page right now\. It is usually back within a few minutes\./,
  );
  expect(renderToStaticMarkup(<UnavailablePage pageData={pageData} />)).toContain('href="">Try again</a>');
});

it('shows the page’s title, login and membership link at the gate [4.2.2]', () => {
  const html = renderToStaticMarkup(
    <GatePage
      {...gate}
      title="The harbour papers"
      membershipLink={exampleLink('Become a member', '/join-us')}
    />,
  );
  expect(renderText(<GatePage {...gate} title="The harbour papers" />)).toMatch(
    /^For members The harbour papers /,
  );
  expect(html).toContain('href="/login?redirect=%2Fnotes">Log in</a>');
  expect(html).toContain('href="/join-us">Become a member</a>');
});

it('has no gate link to a page that does not exist [2.1.6]', () => {
  const html = renderToStaticMarkup(<GatePage {...gate} title="The harbour papers" />);
  const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(ways).toEqual(['/login?redirect=%2Fnotes', '', '/profile']);
  expect(html).not.toContain('not a member yet');
});

it('has a gate without a word of logging in where nobody can log in [2.1.6]', () => {
  const texts = renderText(
    <GatePage {...gate} login={undefined} title="Notes" membershipLink={exampleLink('Join', '/join')} />,
  );
  expect(texts).toContain('This page is for members.');
  expect(texts).not.toMatch(/log in/i);
});

describe('a page with the organisation’s own texts', () => {
  const own = { ...pageData, notFoundNote: 'The path ends at the hedge.', notFoundImage: examplePicture };

  it('shows them, with its picture as decoration [2.1.14]', () => {
    const page = <NotFoundPage pageData={own} />;
    expect(renderText(page)).toContain('The path ends at the hedge.');
    expect(renderToStaticMarkup(page)).toMatch(
      /<img [^>]*alt=""[^>]*src="https:\/\/content\.example\/media\/lost\.jpg"/,
    );
  });

  const inOwnWords = Object.fromEntries(
    Object.keys(pageData).map((name) => [name, `own ${name}`]),
  ) as unknown as typeof pageData;
  const shop = { pricing, texts: {}, pageData: inOwnWords };
  const collections = [{ handle: 'a', title: 'A', description: '', products: [], more: true }];
  const search = { ...shop, text: 'x', products: [], page: 1, more: false, collections };
  const emptyCollection = {
    collection: { handle: 'a', title: 'A', description: '' },
    ...{ products: [], sort: undefined, more: false },
  };
  const join = exampleLink('Join', '/join');

  it.each<[string, ReactElement, (keyof typeof pageData)[]]>([
    [
      '404',
      <NotFoundPage pageData={inOwnWords} links={[join]} />,
      ['notFoundTitle', 'notFoundText', 'notFoundNote', 'frontPageLabel', 'otherPagesLabel'],
    ],
    [
      'error',
      <ErrorPage pageData={inOwnWords} />,
      ['errorTitle', 'errorText', 'errorNote', 'referenceText', 'tryAgainLabel'],
    ],
    [
      'unavailable page',
      <UnavailablePage pageData={inOwnWords} />,
      ['unavailableTitle', 'unavailableText', 'unavailableNote', 'referenceText'],
    ],
    [
      'offline page',
      <OfflinePage pageData={inOwnWords} />,
      ['offlineTitle', 'offlineText', 'offlineNote', 'offlinePagesTitle', 'tryAgainLabel'],
    ],
    [
      'gate',
      <GatePage {...gate} pageData={inOwnWords} title="Notes" />,
      [
        ...(['gateLabel', 'gateText', 'gateNote', 'gateLoadingText', 'gateForbiddenText'] as const),
        ...(['gateFailedText', 'tryAgainLabel'] as const),
      ],
    ],
    [
      'gate of an organisation that can be joined',
      <GatePage {...gate} pageData={inOwnWords} title="Notes" membershipLink={join} />,
      ['gateJoinNote'],
    ],
    [
      'gate where nobody can log in',
      <GatePage {...gate} login={undefined} pageData={inOwnWords} title="Notes" membershipLink={join} />,
      ['gateLabel', 'gateText'],
    ],
    ['empty shop', <ShopPage {...shop} collections={[]} />, ['shopTitle', 'emptyShopText']],
    [
      'shop',
      <ShopPage {...shop} collections={collections} />,
      ['shopTitle', 'collectionsLabel', 'allOfCollectionLabel'],
    ],
    [
      'search without results',
      <ProductSearchPage {...search} count={0} />,
      ['shopTitle', 'searchTitle', 'noProductsText', 'noProductsNote', 'collectionsLabel'],
    ],
    ['search with results', <ProductSearchPage {...search} count={2} />, ['searchTitle', 'productCount']],
    ['search with one result', <ProductSearchPage {...search} count={1} />, ['productCountOne']],
    [
      'empty collection',
      <CollectionPage {...shop} {...emptyCollection} page={1} />,
      ['shopTitle', 'backToShopLabel'],
    ],
  ])('uses all of them on the %s [2.1.14]', (_name, page, names) => {
    const html = renderToStaticMarkup(page);
    for (const name of names) expect(html).toContain(`own ${name}`);
  });

  it('uses them on the page of an error in the error page itself [2.1.14]', () => {
    const html = renderFallbackErrorPage({ language: 'en' }, inOwnWords, 'a1b2c3d4');
    for (const name of ['brokenTitle', 'brokenLinkLabel', 'referenceText'])
      expect(html).toContain(`own ${name}`);
  });

  it.each<[string, (image: typeof examplePicture) => ReactElement]>([
    ['404', (notFoundImage) => <NotFoundPage pageData={{ ...pageData, notFoundImage }} />],
    ['error', (errorImage) => <ErrorPage pageData={{ ...pageData, errorImage }} />],
    [
      'unavailable page',
      (unavailableImage) => <UnavailablePage pageData={{ ...pageData, unavailableImage }} />,
    ],
    ['gate', (gateImage) => <GatePage {...gate} pageData={{ ...pageData, gateImage }} title="Notes" />],
  ])('has its own picture on the %s [2.1.14]', (_name, pageWith) => {
    expect(renderToStaticMarkup(pageWith(examplePicture))).toContain(
      'https://content.example/media/lost.jpg',
    );
  });

  it('has no picture if main data has none [2.1.14]', () => {
    for (const page of Object.values(pages)) expect(renderToStaticMarkup(page)).not.toContain('<img');
  });
});
