import { expect, it } from 'vitest';
import type { RenderedPage } from '../page/page-model.ts';
import { renderSiteHead } from '../page/site-head.ts';
import { createDocumentRenderer, type DocumentFacts } from './document.ts';

const page = { preloads: '', body: [], listed: true } as unknown as RenderedPage;
const facts: DocumentFacts = {
  ...{ language: 'en', organisationName: 'The House' },
  ...{ checkoutOrigins: [], eventVendors: [], siteOrigin: 'https://www.example' },
};

const options = { site: renderSiteHead({}), assets: { html: [], styleHashes: [] }, canonical: undefined };

const renderTitle = (title: string) => {
  const html = createDocumentRenderer(facts)({ ...page, title }, options).join('');
  return /<title>(.*)<\/title>/.exec(html)?.[1];
};

it.each([
  ['About us', 'About us – The House'],
  ['The House', 'The House'],
  ['About us | The House', 'About us | The House'],
  ['Before & after', 'Before &amp; after – The House'],
  ['a'.repeat(58), `${'a'.repeat(58)} – The House`],
  ['a'.repeat(59), 'a'.repeat(59)],
])(
  'gives the page %s the title “%s”, with the organisation once, within 70 characters [2.9.1]',
  (title, expected) => {
    expect(renderTitle(title)).toBe(expected);
  },
);

it('a shared link shows title, description and the page’s own picture, else the organisation’s [2.9.2]', () => {
  const sharedPicture = { href: '/shared.png', width: 1200, height: 630, alt: 'The house' };
  const site = renderSiteHead({ sharedPicture });
  const own = { url: 'https://media.example/tide.jpg', width: 1600, height: 900, alt: 'A tide' };
  const readShared = (more: Partial<RenderedPage>) => {
    const shared = { ...page, title: 'Tides', description: 'High & low', ...more };
    const html = createDocumentRenderer(facts)(shared, { ...options, site }).join('');
    return Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]*)" content="([^"]*)">/g)].map(([, name, text]) => [
        name,
        text,
      ]),
    );
  };
  expect(readShared({ picture: own })).toMatchObject({
    ...{ title: 'Tides', description: 'High &amp; low', image: own.url },
    ...{ 'image:width': '1600', 'image:height': '900', 'image:alt': 'A tide' },
  });
  expect(readShared({})).toMatchObject({
    ...{ title: 'Tides', description: 'High &amp; low', image: 'https://www.example/shared.png' },
    ...{ 'image:width': '1200', 'image:height': '630', 'image:alt': 'The house' },
  });
});

it('states what a page is on every page: an article with its dates, else a website [2.9.2]', () => {
  const readMeta = (more: Partial<RenderedPage>) => {
    const html = createDocumentRenderer(facts)({ ...page, title: 'Tides', ...more }, options).join('');
    return [...html.matchAll(/<meta property="(og:type|article:\w+)" content="([^"]*)">/g)].map((found) =>
      found.slice(1).join(' '),
    );
  };
  expect(readMeta({})).toEqual(['og:type website']);
  expect(readMeta({ article: { published: '2026-03-05' } })).toEqual([
    'og:type article',
    'article:published_time 2026-03-05',
  ]);
  expect(readMeta({ article: { published: '2026-03-05', modified: '2026-03-06T10:00:00Z' } })).toEqual([
    ...['og:type article', 'article:published_time 2026-03-05'],
    'article:modified_time 2026-03-06T10:00:00Z',
  ]);
});

it('has the origins of the checkout and the vendors of events for the cart, if there are any', () => {
  const checkoutOrigins = ['https://shop.example', 'https://pay.example'];
  const renderWith = (more: Partial<DocumentFacts>) =>
    createDocumentRenderer({ ...facts, ...more })({ ...page, title: 'Shop' }, options).join('');
  expect(renderWith({ checkoutOrigins, eventVendors: ['Tours', '"Walks"'] })).toContain(
    '<meta name="guildhall:shop" content="https://shop.example https://pay.example,Tours,&quot;Walks&quot;">',
  );
  expect(renderWith({ checkoutOrigins })).toContain('content="https://shop.example https://pay.example">');
  expect(renderWith({ eventVendors: ['Tours'] })).toContain('content=",Tours">');
  expect(renderWith({})).not.toContain('guildhall:shop');
});
