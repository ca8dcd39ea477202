import { expect, it } from 'vitest';
import { renderSiteHead } from './site-head.ts';

it('has the built-in theme’s colours and the favicon by default', () => {
  expect(renderSiteHead({})).toEqual({
    fontsHtml: '',
    metaHtml:
      '<meta name="color-scheme" content="light dark">' +
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e9">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1526">',
    linksHtml: '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    manifest: {
      colour: '#f7f2e9',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
  });
});

it('has one colour, for every visitor, if the theme has one scheme', () => {
  expect(renderSiteHead({ themeColours: { light: '#ffffff' } }).metaHtml).toBe(
    '<meta name="color-scheme" content="light"><meta name="theme-color" content="#ffffff">',
  );
});

it('has the site’s own icons, or none', () => {
  const links = [
    { rel: 'icon', href: '/icon.png', type: 'image/png' },
    { rel: 'apple-touch-icon', href: '/touch.png?a&b', sizes: '180x180' },
  ];
  expect(renderSiteHead({ links }).linksHtml).toBe(
    '<link rel="icon" href="/icon.png" type="image/png">' +
      '<link rel="apple-touch-icon" href="/touch.png?a&amp;b" sizes="180x180">',
  );
  expect(renderSiteHead({ links: [] }).linksHtml).toBe('');
});

it('fetches the first fonts early', () => {
  expect(renderSiteHead({}, ['/assets/text.woff2']).fontsHtml).toBe(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>',
  );
});

it('has an icon for home screens, which is linked only where devices do not look anyway [2.9.11]', () => {
  const icon = { href: '/apple-touch-icon.png', width: 180, height: 180 };
  const head = renderSiteHead({ links: [], icon });
  expect(head).toMatchObject({
    linksHtml: '',
    icon,
    manifest: { icons: [{ src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }] },
  });
  expect(renderSiteHead({ links: [], icon: { ...icon, href: '/i.png' } }).linksHtml).toBe(
    '<link rel="apple-touch-icon" href="/i.png">',
  );
});
