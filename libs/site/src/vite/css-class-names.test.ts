import { expect, it } from 'vitest';
import * as libraries from '../../../../tools/library/css-class-names.ts';
import * as site from './css-class-names.ts';

it('names classes like the builds of the libraries, for the same browsers', () => {
  const file = '/libs/blocks/src/cards/NewsCard.module.css?used';
  expect(site.createClassName('title', file)).toBe('gh_NewsCard_title');
  expect(libraries.createClassName('title', file)).toBe('gh_NewsCard_title');
  expect(site.cssTarget).toEqual(libraries.cssTarget);
});
