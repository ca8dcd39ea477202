import { expect, it } from 'vitest';
import { pseudoTexts } from '../texts/pseudo-language.fixture.ts';
import { findMissingTexts } from './find-missing-texts.ts';

it('finds the texts that a site leaves in English, at every depth', () => {
  expect(findMissingTexts(pseudoTexts)).toEqual([]);
  const { contactForm, ...blocks } = pseudoTexts.blocks;
  const { isRequired: _shared, ...form } = { ...contactForm };
  const { table: _table, ...links } = pseudoTexts.links;
  const { description: _description, ...crashed } = pseudoTexts.chrome.crashed;
  const chrome = { ...pseudoTexts.chrome, crashed };
  const own = { ...pseudoTexts, links, chrome, blocks: { ...blocks, contactForm: form } };
  expect(findMissingTexts(own)).toEqual(['chrome.crashed.description', 'links.table']);
});

it('finds no texts of dates where the locale writes them', () => {
  const { dates: _dates, ...blocks } = pseudoTexts.blocks;
  const own = { ...pseudoTexts, blocks };
  for (const facts of [{}, { locale: 'en' }, { locale: 'en-GB' }])
    expect(findMissingTexts(own, facts)).toContainEqual(expect.stringMatching(/^blocks\.dates\./));
  expect(findMissingTexts(own, { locale: 'sv-SE' })).toEqual([]);
});
