import { findMissingTexts } from '@guildhall/site/testing';
import { expect, it } from 'vitest';
import { texts } from './texts.ts';

/** Texts of the shop, which this site does not have, and of Danish tax numbers. */
const unused =
  /^(?:cart|product)\.|^chrome\.(?:cart|cartOne|emptyCart)$|^pages\.(?:shop|emptyShop|collections|allOf|backToShop|search|noProduct|productCount|needsScript|orderByContact)|^signUp\.(?:invalidCpr|cpr|taxDeduction)/;

it('has every text of the kit in German, except those of parts that the site does not have', () => {
  expect(findMissingTexts(texts).filter((name) => !unused.test(name))).toEqual([]);
});

it('has different words for logging in and for booking a place', () => {
  expect(texts.members?.loginLabel).toBe('Anmelden');
  expect(JSON.stringify(texts.blocks)).not.toMatch(/anmeld/i);
});
