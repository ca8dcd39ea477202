import type { Block, Entry } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { findDescription } from './description.ts';

const title = { name: 'page-title', title: 'News', subTitle: 'What the house finds out' } as Block;
const entry = (description: string | undefined, content: Block[]) =>
  ({ seo: { description }, content }) as unknown as Entry;

it('describes a page as its editor did', () => {
  expect(findDescription(entry('Written for search engines', [title]))).toBe('Written for search engines');
});

it('describes a page by the line under its title when it has no description', () => {
  expect(findDescription(entry(undefined, [title]))).toBe('What the house finds out');
});

it('claims nothing where there is neither', () => {
  expect(
    findDescription(entry(undefined, [{ name: 'block-title', title: 'A part' } as Block])),
  ).toBeUndefined();
});
