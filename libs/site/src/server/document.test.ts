import { expect, it } from 'vitest';
import type { RenderedPage } from '../page/page-model.ts';
import { renderDocument } from './document.ts';

const renderTitle = (title: string) => {
  const page = { title, description: undefined, image: undefined, preloads: '', body: [], listed: true };
  const facts = { language: 'en', canonical: undefined, organisationName: 'The House', checkoutOrigins: [] };
  const html = renderDocument(page as unknown as RenderedPage, { html: [] } as never, facts).join('');
  return /<title>(.*)<\/title>/.exec(html)?.[1];
};

it.each([
  ['About us', 'About us – The House'],
  ['The House', 'The House'],
  ['About us | The House', 'About us | The House'],
  ['Before & after', 'Before &amp; after – The House'],
])('gives the page %s the title “%s”, with the organisation once', (title, expected) => {
  expect(renderTitle(title)).toBe(expected);
});
