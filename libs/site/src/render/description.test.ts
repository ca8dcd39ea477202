import type { Block, Entry } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { findDescription } from './description.ts';

const title = { name: 'page-title', title: 'News', subTitle: 'What the house finds out' } as Block;
const entry = (description: string | undefined, content: Block[]) =>
  ({ seo: { description }, content }) as unknown as Entry;

it('uses the SEO description of the page', () => {
  expect(findDescription(entry('Written for search engines', [title]))).toBe('Written for search engines');
});

it('uses the subtitle of a page without a description', () => {
  expect(findDescription(entry(undefined, [title]))).toBe('What the house finds out');
});

it('is undefined if there is neither', () => {
  expect(
    findDescription(entry(undefined, [{ name: 'block-title', title: 'A part' } as Block])),
  ).toBeUndefined();
});

it('uses the beginning of the first text of a page without both, as plain text', () => {
  const heading = { name: 'text', textType: 'h2', html: 'A part' } as Block;
  const html = `<p>Fish &amp; <em>chips</em>.</p><p>${'And more. '.repeat(40)}</p>`;
  const text = { name: 'text', textType: 'html', html } as unknown as Block;
  const found = findDescription(entry(undefined, [heading, text])) ?? '';
  expect(found).toMatch(/^Fish & chips\. And more\. .*…$/);
  expect(found.length).toBeLessThanOrEqual(161);
});
