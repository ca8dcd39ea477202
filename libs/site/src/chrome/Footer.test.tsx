import { builtInMainData } from '@guildhall/cms-client';
import { sanitizeHtml } from '@guildhall/safe-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleChrome, exampleLink, exampleOrganisation, examplePolicy } from './chrome.fixture.tsx';
import { Footer } from './Footer.tsx';

const bare = {
  ...builtInMainData,
  variousData: { approxLabel: 'approx.' },
};
const full = {
  ...bare,
  variousData: {
    ...bare.variousData,
    footerData1: sanitizeHtml('<p>The Old Customs House</p>', examplePolicy),
    footerLink: exampleLink('Write to us', '/contact'),
  },
};

describe('the footer', () => {
  it('shows the logo, and text and button if main data has them [2.3.4]', () => {
    const html = renderToStaticMarkup(
      <Footer chrome={exampleChrome} mainData={full} organisation={exampleOrganisation} />,
    );
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/www\.example\/">.*<span>The Wayleave Institute<\/span><\/a>/,
    );
    expect(html).toContain('<p>The Old Customs House</p>');
    expect(html).toContain('href="/contact">Write to us</a>');
  });

  it('shows only the logo without them [2.3.4]', () => {
    const html = renderToStaticMarkup(
      <Footer chrome={exampleChrome} mainData={bare} organisation={exampleOrganisation} />,
    );
    expect(html).toContain('The Wayleave Institute');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('repeats the navigation if there is one', () => {
    const html = renderToStaticMarkup(
      <Footer
        chrome={exampleChrome}
        mainData={bare}
        organisation={exampleOrganisation}
        navigation={[exampleLink('People', '/people')]}
      />,
    );
    expect(html).toContain('<nav');
    expect(html).toContain('<a href="/people">People</a>');
  });
});
