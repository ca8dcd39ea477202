import { builtInMainData } from '@guildhall/cms-client';
import type { Product } from '@guildhall/shop-client';
import { toRates } from '@guildhall/money';
import { organisation } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { exampleLink } from '../chrome/chrome.fixture.tsx';
import type { PageContext, RenderedPage } from '../page/page-model.ts';
import type { AnyPageModel as PageModel } from '../pages/page-views.ts';
import type { SiteSearchModel } from '../pages/search/search-model.ts';
import { exampleRenderer } from '../host/renderer.fixture.ts';
import { toContentTexts } from './content-texts.ts';
import { findUntranslated, pseudoTexts } from './pseudo-language.fixture.ts';

const { mainData } = toContentTexts(pseudoTexts);
const navigation = [exampleLink('[News]', '/news'), exampleLink('[About]', '/about', '_blank')];
const context: PageContext = {
  organisation: { name: '[House]', url: 'https://house.test/' },
  facts: {
    ...organisation,
    accessibility: {
      ...{ path: '/accessibility', status: 'partial', preparedOn: '2026-11-23', reviewedOn: '2026-12-01' },
      ...{ assessedBy: '[An office]', law: '[The law]', contact: { path: '/contact', replyDays: 10 } },
      exceptions: {
        ...{ nonCompliance: ['[Plans]'], disproportionateBurden: ['[Archive]'], outOfScope: ['[Maps]'] },
      },
      enforcement: { name: '[Authority]', url: 'https://authority.example/' },
    },
  },
  texts: pseudoTexts,
  mainData: {
    ...mainData,
    variousData: {
      ...mainData.variousData,
      navigation,
      headerLink: exampleLink('[Join]', '/join'),
      membershipLink: exampleLink('[Join]', '/join'),
      contactLink: exampleLink('[Contact]', '/contact'),
    },
  },
  rates: toRates(organisation.equivalents),
  siteOrigin: 'https://www.example',
  members: {
    ...{ sessionKey: 'keyring-session', data: {} },
    ...{ actionUrl: 'https://www.example/reset-password', portalOrigins: [] },
  },
  consent: {
    purposes: ['statistics', 'marketing'],
    version: 1,
    tagScriptUrl: 'https://tags.example/gtm.js',
    webVitals: false,
  },
  path: '/news',
};
const product: Product = {
  ...{ id: 'p1', handle: 'tides', title: '[Tides]', vendor: '[Studio]', description: '[A print]' },
  descriptionHtml: '' as Product['descriptionHtml'],
  images: [],
  collections: [{ handle: 'prints', title: '[Prints]' }],
  variants: ['[Small]', '[Large]'].map((title) => ({
    ...{ id: title, title, availableForSale: true, requiresShipping: true },
    price: { amountMinor: 45_000, currency: 'DKK' },
    options: [{ name: '[Size]', value: title }],
  })),
};
const soldOut = {
  ...product,
  handle: 'out',
  variants: product.variants.map((one) => ({ ...one, availableForSale: false })),
};
const collection = { handle: 'prints', title: '[Prints]', description: '' };
const siteSearch: Extract<SiteSearchModel, { state: 'searched' }> = {
  ...{ state: 'searched', text: '[tide]', count: 2, page: 1, pageCount: 1, isPartial: false },
  hits: ['news', 'blog', 'cases', 'people', 'calendar', 'unknown'].map((type) => ({
    ...{ url: exampleLink('[A]', '/a').url, title: '[A]', type, date: '20261103' },
    excerpt: [{ text: '[the tide]', isMatch: true }],
  })),
};
const entry = {
  ...{ id: 1, title: '[Notes]', permalink: '/news', postType: 'page', postStatus: 'publish' },
  ...{ hasAccess: false, content: [], seo: {} },
} as unknown as Extract<PageModel, { kind: 'gate' }>['entry'];

const values = {
  ...{
    name: '[Ada]',
    email: '[a@b.example]',
    contract: '[RF18]',
    manner: 'cause',
    reason: '[Moved]',
    endOn: '',
  },
};

const models: Record<string, PageModel> = {
  gate: { kind: 'gate', entry },
  login: { kind: 'members', page: 'login' },
  profile: { kind: 'members', page: 'profile' },
  'reset-password': { kind: 'members', page: 'reset-password' },
  accessibility: { kind: 'accessibility' },
  withdrawal: {
    ...{ kind: 'contract', statement: 'withdrawal', values },
    step: { at: 'form', errors: { name: 'missing', email: 'not valid' } },
  },
  'withdrawal that failed': {
    ...{ kind: 'contract', statement: 'withdrawal', values },
    step: { at: 'review', id: 'a', problem: 'failed' },
  },
  cancellation: { kind: 'contract', statement: 'cancellation', values, step: { at: 'form', errors: {} } },
  'cancellations that were too many': {
    ...{ kind: 'contract', statement: 'cancellation', values },
    step: { at: 'review', id: 'a', problem: 'too many' },
  },
  consent: { kind: 'consent', saved: false },
  'saved consent': { kind: 'consent', saved: true },
  'not found': { kind: 'not-found' },
  unavailable: { kind: 'unavailable' },
  error: { kind: 'error' },
  shop: {
    kind: 'shop',
    collections: [
      { ...collection, products: [product, soldOut], more: true },
      { ...collection, products: 'failed', more: false },
    ],
  },
  cart: { kind: 'cart' },
  'empty shop': { kind: 'shop', collections: [] },
  collection: {
    kind: 'collection',
    ...{ collection, products: [product, soldOut], page: 2, sort: undefined, more: true },
  },
  'empty collection': {
    kind: 'collection',
    ...{ collection, products: [], page: 1, sort: undefined, more: false },
  },
  search: {
    kind: 'search',
    ...{ text: '', products: [product, soldOut], count: 60, page: 2, more: true, collections: [] },
  },
  'site search': { kind: 'site-search', state: 'start', text: '' },
  'site search without results': {
    kind: 'site-search',
    ...{ ...siteSearch, count: 0, hits: [], suggestion: '[tide]' },
  },
  'site search with results': {
    kind: 'site-search',
    ...{ ...siteSearch, page: 2, pageCount: 3, products: { items: [product, soldOut], count: 9 } },
  },
  'site search with one result': { kind: 'site-search', ...{ ...siteSearch, count: 1 } },
  'site search for some words': {
    kind: 'site-search',
    ...{ ...siteSearch, isPartial: true, products: 'failed' },
  },
  'site search while unavailable': { kind: 'site-search', state: 'unavailable', text: '[tide]' },
  'site search without pages': { kind: 'site-search', state: 'without-pages', text: '[tide]' },
  'site search of the shop alone': {
    kind: 'site-search',
    ...{ state: 'without-pages', text: '[tide]', products: { items: [], count: 0 } },
  },
  'site search after many': { kind: 'site-search', state: 'refused', text: '' },
  'search without products': {
    kind: 'search',
    ...{ text: '', products: [], count: 0, page: 1, more: false, collections: [collection] },
  },
};

const toText = ({ body }: RenderedPage): string =>
  body.map((part) => (typeof part === 'string' ? part : part.bytes.toString())).join('');

describe('a site in another language', () => {
  it.each(Object.entries(models))('shows no English on the page: %s', async (_name, model) => {
    const page = await exampleRenderer.renderPage(model, context);
    expect(findUntranslated(toText(page))).toEqual([]);
    expect(findUntranslated(page.title)).toEqual([]);
  });

  it('has texts of its own in the code of islands, not in their props', async () => {
    for (const model of Object.values(models)) {
      const html = toText(await exampleRenderer.renderPage(model, context));
      const props = [...html.matchAll(/data-props="([^"]*)"/g)].map(([, json]) => json);
      expect(props.join('\n')).not.toContain('[Menu');
      for (const json of props) expect(json?.length).toBeLessThan(1_200);
    }
  });

  it('shows what editors wrote before its own texts', async () => {
    const { notFoundTitle } = builtInMainData.pageData;
    const edited = { ...context.mainData, pageData: { ...context.mainData.pageData, notFoundTitle } };
    const page = await exampleRenderer.renderPage({ kind: 'not-found' }, { ...context, mainData: edited });
    expect(page.title).toBe(notFoundTitle);
  });
});
