import { builtInMainData, type MainData } from '@guildhall/cms-client';
import { organisation as facts } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { exampleChrome } from '../chrome/chrome.fixture.tsx';
import { Header } from '../chrome/Header.tsx';
import type { SiteChrome } from '../site-definition.ts';
import { createChromeRenderer } from './render-chrome.tsx';

const renderChrome = createChromeRenderer(exampleChrome);
const organisation = { name: 'House', url: 'https://house.test/' };
const withWays = (...ways: string[]): MainData => ({
  ...builtInMainData,
  variousData: {
    ...builtInMainData.variousData,
    navigation: ways.map((url) => ({ title: url.slice(1), url, target: '' })) as never,
  },
});
const mainData = withWays('/news', '/about');
const at = (path: string, data = mainData) => renderChrome({ organisation, facts, mainData: data, path });

it('is rendered once for all pages with the same current link', () => {
  expect(at('/news/a')).toBe(at('/news/b'));
  expect(at('/elsewhere')).toBe(at('/'));
});

it('marks the current link of each page', () => {
  expect(at('/news').before.bytes.toString()).toMatch(/href="\/news" aria-current="page"/);
  expect(at('/news/a').before.bytes.toString()).toMatch(/href="\/news" aria-current="true"/);
  expect(at('/about').before.bytes.toString()).not.toMatch(/href="\/news" aria-current/);
});

it('includes the closed cart drawer on shop pages, for the header’s button to open', () => {
  for (const path of ['/p', '/p/print-cones']) {
    expect(at(path).before.bytes.toString()).toContain('commandfor="cart" command="show-modal"');
    expect(at(path).after.bytes.toString()).toContain('<dialog id="cart"');
  }
  for (const path of ['/', '/people', '/news/p']) {
    expect(at(path).before.bytes.toString()).not.toContain('commandfor');
    expect(at(path).after.bytes.toString()).not.toContain('<dialog id="cart"');
  }
});

it('has the texts of main data in login and cart, and sends the browser no others [3.3.3]', () => {
  const { userAdminData, shopData } = builtInMainData;
  const texts = { loginTitle: 'Welcome back', loginLabel: 'Come in' };
  const data: MainData = {
    ...mainData,
    userAdminData: { ...userAdminData, ...texts },
    shopData: { ...shopData, emptyCartText: 'Nothing here yet' },
  };
  const members = { sessionKey: 'session', actionUrl: '/reset-password', portalOrigins: [], data: {} };
  const context = { organisation, facts, mainData: data, path: '/p', members };
  const { before, after } = renderChrome(context);
  const html = before.bytes.toString() + after.bytes.toString();
  expect(html).toMatch(/<button[^>]* aria-label="Come in".*<h2[^>]*>Welcome back<\/h2>/s);
  const getProps = (island: string) =>
    JSON.parse(
      (new RegExp(`data-island="${island}"[^>]* data-props="([^"]*)"`).exec(html)?.[1] ?? '{}').replaceAll(
        '&quot;',
        '"',
      ),
    ) as object;
  expect(getProps('member-menu')).toEqual({ texts });
  expect(getProps('member-windows')).toEqual({ texts });
  expect(getProps('cart')).toEqual({ texts: { emptyCartText: 'Nothing here yet' }, id: 'cart' });
});

it('opens the cart at its own link, where it is in the page and wakes at once', () => {
  const getCart = (path: string) =>
    /<div[^>]*data-island="cart"[^>]*>/.exec(at(path).after.bytes.toString())?.[0];
  expect(getCart('/cart')).toMatch(/data-wake="load"/);
  expect(getCart('/cart')).toContain('&quot;opensAtOnce&quot;:true');
  expect(getCart('/cart')).toContain('&quot;id&quot;:&quot;cart&quot;');
  for (const path of ['/p/print-cones', '/carts', '/'])
    expect(getCart(path), path).not.toMatch(/load|opensAtOnce/);
});

it('is rendered again when main data or the organisation changes', () => {
  expect(at('/', withWays('/people')).before.bytes.toString()).toContain('href="/people"');
  const other = renderChrome({
    facts,
    organisation: { ...organisation, name: 'Other' },
    mainData,
    path: '/',
  });
  expect(other.before.bytes.toString()).toContain('Other');
});

it('draws the logo of the organisation in header and footer, and its art in the footer if there is any', () => {
  const { before, after } = at('/');
  expect(before.bytes.toString().match(/data-drawing="logo"/g)).toHaveLength(1);
  expect(after.bytes.toString().match(/data-drawing="(logo|art)"/g)).toEqual([
    'data-drawing="logo"',
    'data-drawing="art"',
  ]);
  const { Logo } = exampleChrome;
  const plain = createChromeRenderer({ Logo })({ organisation, facts, mainData, path: '/' });
  expect(plain.after.bytes.toString()).not.toContain('data-drawing="art"');
});

it('shows the site’s own header and footer, which may contain the kit’s', () => {
  const own: SiteChrome = {
    ...exampleChrome,
    Header: (props) => (
      <div data-own="">
        <Header {...props} navigation={props.navigation?.slice(0, 1) ?? []} />
      </div>
    ),
    Footer: ({ organisation: { name }, navigation = [] }) => (
      <footer>
        {name} {navigation.map(({ title, current }) => `${title} ${current}`).join()}
      </footer>
    ),
  };
  const { before, after } = createChromeRenderer(own)({ organisation, facts, mainData, path: '/about/us' });
  const header = before.bytes.toString();
  expect(header).toMatch(/Skip to content.*<div data-own=""><header .*data-wakes="cart".*href="\/news"/s);
  expect(header).not.toContain('href="/about"');
  expect(after.bytes.toString()).toMatch(/^<footer>House news undefined,about true<\/footer>/);
});

describe('the link to the question about cookies', () => {
  const consent = {
    purposes: ['statistics'],
    version: 2,
    webVitals: false,
    tagScriptUrl: 'https://tags.example/gtm.js?id=GTM-A',
  } as const;
  const link =
    /<a [^>]*href="\/_consent" data-consent="2" data-tags="https:\/\/tags.example\/gtm.js\?id=GTM-A">Cookies<\/a>/g;
  const renderFooter = (chrome: SiteChrome, settings?: typeof consent) =>
    createChromeRenderer(chrome)({
      ...{ organisation, facts, mainData, path: '/' },
      ...(settings && { consent: settings }),
    }).after.bytes.toString();

  it('is in the footer, and below one that does not show it [2.8.1]', () => {
    expect(renderFooter(exampleChrome, consent)).toMatch(/<a [^>]*href="\/_consent".*<\/footer>/s);
    const silent = renderFooter({ ...exampleChrome, Footer: () => <footer>House</footer> }, consent);
    expect(silent).toMatch(/<footer>House<\/footer><a /);
    for (const html of [renderFooter(exampleChrome, consent), silent])
      expect(html.match(link)).toHaveLength(1);
  });

  it('is nowhere without a tag manager [2.8.6]', () => {
    expect(renderFooter(exampleChrome)).not.toContain('_consent');
  });
});
