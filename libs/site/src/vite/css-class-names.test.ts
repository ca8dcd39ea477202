import { expect, it } from 'vitest';
import * as libraryTargets from '../../../../config/build-targets.ts';
import * as libraries from '../../../../config/css-class-names.ts';
import * as siteTargets from './build-targets.ts';
import * as site from './css-class-names.ts';

it('names classes like the builds of the libraries, for the same browsers', () => {
  const file = '/libs/blocks/src/cards/NewsCard.module.css?used';
  expect(site.createClassName('title', file)).toBe('gh_NewsCard_title');
  expect(libraries.createClassName('title', file)).toBe('gh_NewsCard_title');
  expect({ ...siteTargets }).toEqual({ ...libraryTargets });
});

it('gives classes of the site a prefix that those of packages lack, wherever they are installed', () => {
  const name = site.nameClasses('/sites/house');
  expect(name('bar', '/sites/house/src/Header.module.css')).toBe('gh_own-Header_bar');
  expect(name('bar', '/libs/site/src/chrome/Header.module.css')).toBe('gh_Header_bar');
  expect(name('bar', '/sites/house/node_modules/@guildhall/site/src/chrome/Header.module.css')).toBe(
    'gh_Header_bar',
  );
  expect(name('bar', '/sites/house-2/src/Header.module.css')).toBe('gh_Header_bar');
});
