import { expect, it } from 'vitest';
import { createSharedFragment } from '../../page/html-fragments.ts';
import { findUsedNames, findUsedNamesOnPage } from './used-names.ts';

const html = '<p class="gh_Card_root gh_Card_big gh_Tag_root">gh_</p><div data-island="cart"></div>';

it('finds the modules and islands of a fragment, each once', () => {
  expect([...findUsedNames(html)]).toEqual(['Card', 'Tag', '#cart']);
  expect([...findUsedNames('<p>words</p>')]).toEqual([]);
});

it('tells modules of the site from those of the kit', () => {
  expect([...findUsedNames('<p class="gh_own-Header_bar gh_Header_bar gh_not a name_">')]).toEqual([
    'own-Header',
    'Header',
  ]);
});

it('scans a shared fragment once', () => {
  const part = createSharedFragment(html);
  expect(findUsedNames(part)).toBe(findUsedNames(part));
  expect(findUsedNames(part)).toEqual(findUsedNames(html));
});

it('finds names in any fragment of a page', () => {
  const used = findUsedNamesOnPage([
    createSharedFragment(html),
    'words',
    '<p class="gh_Tag_root gh_Date_root">',
  ]);
  expect([...used]).toEqual(['Card', 'Tag', '#cart', 'Date']);
});
