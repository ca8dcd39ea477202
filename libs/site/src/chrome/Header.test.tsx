import { builtInMainData } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { CartButton } from './CartButton.tsx';
import type { HeaderProps } from './chrome-props.ts';
import { Header } from './Header.tsx';
import { getAriaCurrent, listAllPages, listMainPages, markLinks } from './navigation.ts';

const navigation = [exampleLink('News', '/news'), exampleLink('Shop', '/shop')];

function header({
  headerLink,
  ...props
}: Partial<HeaderProps> & { headerLink?: (typeof navigation)[0] } = {}): string {
  const mainData = {
    ...builtInMainData,
    variousData: { ...builtInMainData.variousData, ...(headerLink && { headerLink }) },
  };
  return renderToStaticMarkup(
    <Header
      chrome={exampleChrome}
      mainData={mainData}
      organisation={exampleOrganisation}
      cart={<CartButton />}
      {...props}
    />,
  );
}

describe('the header', () => {
  it('links its logo to the organisation’s main site, by name [2.3.1]', () => {
    expect(header()).toMatch(/<a [^>]*href="https:\/\/www\.example\/">.*The Wayleave Institute<\/span><\/a>/);
  });

  it('keeps abbreviations of the name on one line', () => {
    const organisation = { ...exampleOrganisation, name: 'House e. V.' };
    expect(header({ organisation })).toContain('House e.\u{a0}V.');
  });

  it('shows the link of main data as a button, if there is one [2.3.2]', () => {
    const headerLink = exampleLink('Become a member', '/membership');
    expect(header({ headerLink })).toContain('href="/membership">Become a member</a>');
    expect(header()).not.toContain('membership');
  });

  it('hides the cart count at first, and has a button name for each count [2.3.3]', () => {
    const html = header();
    expect(html).toMatch(/<span [^>]*data-cart-count="" hidden=""><\/span>/);
    expect(html).toContain('aria-label="Cart, empty"');
    expect(html).toContain('data-label-one="Cart, 1 item" data-label-many="Cart, {count} items"');
  });

  it('shows the pages below a link by a button beside it, and headings as buttons, without JavaScript [2.3.23]', () => {
    const team = exampleLink('Team', '/about/team');
    const past = { ...exampleLink('Past', '/past/1931'), isHeading: true as const };
    const html = header({
      navigation: [
        { ...exampleLink('About', '/about'), current: 'true', children: [{ ...team, current: 'page' }] },
        { ...past, children: [{ ...exampleLink('1931', '/past/1931'), children: [team] }] },
        exampleLink('News', '/news'),
      ],
    });
    expect(html).toMatch(
      /<a [^>]*href="\/about" aria-current="true">About<\/a><details name="site-menu-below"[^>]*><summary [^>]*><span[^>]*>Pages below About<\/span>.*<a href="\/about\/team" aria-current="page">Team<\/a>/,
    );
    expect(html).toMatch(
      /<summary [^>]*>Past<svg.*<a href="\/past\/1931">1931<\/a><ul [^>]*><li><a href="\/about\/team">/,
    );
    expect(html).not.toContain('>Past</a>');
  });

  it('has a menu that opens without JavaScript, if there is navigation', () => {
    const html = header({ navigation });
    const menu = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<nav id="${menu}" [^>]*popover="auto" aria-label="Main">`));
    expect(header()).not.toContain('<nav');
  });

  it('marks the current page, and its parent', () => {
    const at = (path: string) =>
      header({
        navigation: navigation.map((link) => ({ ...link, current: getAriaCurrent(link.url, path) })),
      });
    expect(at('/news')).toContain('href="/news" aria-current="page"');
    expect(at('/news/2031/tides')).toContain('href="/news" aria-current="true"');
    expect(at('/newsletter')).not.toContain('aria-current');
  });
});

describe('a menu of several levels', () => {
  const about = {
    ...{ ...exampleLink('About', '/about/team'), isHeading: true as const },
    children: [{ ...exampleLink('Team', '/about/team'), children: [exampleLink('Ada', '/ada')] }],
  };
  const menu = [exampleLink('News', '/news'), about];
  const titles = (links: readonly { title: string }[]) => links.map(({ title }) => title);

  it('marks the current page and all that are above it', () => {
    const [news, marked] = markLinks(menu, '/ada');
    expect(news?.current).toBeUndefined();
    expect([marked?.current, marked?.children?.[0]?.current]).toEqual(['true', 'true']);
    expect(marked?.children?.[0]?.children?.[0]?.current).toBe('page');
  });

  it('has pages in place of headings where only one level is listed', () => {
    expect(titles(listMainPages(menu))).toEqual(['News', 'Team']);
    expect(titles(listAllPages(menu))).toEqual(['News', 'Team', 'Ada']);
  });
});
