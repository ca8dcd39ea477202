import { expect, it } from 'vitest';
import { sharedPart } from '../../page/html-parts.ts';
import { usedIn, usedOn } from './used-in.ts';

const html = '<p class="gh_Card_root gh_Card_big gh_Tag_root">gh_</p><div data-island="cart"></div>';

it('names the modules and the islands of a part, each once', () => {
  expect([...usedIn(html)]).toEqual(['Card', 'Tag', '#cart']);
  expect([...usedIn('<p>words</p>')]).toEqual([]);
});

it('reads a shared part once', () => {
  const part = sharedPart(html);
  expect(usedIn(part)).toBe(usedIn(part));
  expect(usedIn(part)).toEqual(usedIn(html));
});

it('names what occurs in any part of a page', () => {
  const used = usedOn([sharedPart(html), 'words', '<p class="gh_Tag_root gh_Date_root">']);
  expect([...used]).toEqual(['Card', 'Tag', '#cart', 'Date']);
});
