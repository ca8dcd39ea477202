import { builtInMainData } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleChrome, exampleLink, exampleOrganisation } from './chrome.fixture.tsx';
import { CartButton } from './CartButton.tsx';
import type { HeaderProps } from './chrome-props.ts';
import { Header } from './Header.tsx';
import { getAriaCurrent } from './navigation.ts';

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
