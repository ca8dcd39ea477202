import { sanitizeHtml } from '@guildhall/safe-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Html } from './Html.tsx';

const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};
const text = sanitizeHtml('<p>Ask <em>before</em> you cross.</p>', policy);

it('puts the HTML on the page unchanged', () => {
  expect(renderToStaticMarkup(<Html html={text} />)).toContain(
    '><p>Ask <em>before</em> you cross.</p></div>',
  );
});

it('gives running text its rhythm, but not phrasing content', () => {
  expect(renderToStaticMarkup(<Html html={text} as="section" className="own" />)).toMatch(
    /^<section class="\S*flow\S* own">/,
  );
  const phrase = sanitizeHtml('Ask <em>first</em>', policy);
  expect(renderToStaticMarkup(<Html html={phrase} as="h2" />)).toBe('<h2>Ask <em>first</em></h2>');
});
