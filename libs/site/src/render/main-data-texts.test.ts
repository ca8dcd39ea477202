import { blocksTexts, contactFormTexts, dateTexts } from '@guildhall/blocks';
import { cartTexts } from '@guildhall/cart';
import { builtInMainData } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import { productTexts } from '@guildhall/product';
import { signUpTexts } from '@guildhall/signup';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { findDifferingTexts } from '../islands/differing-texts.ts';
import { getBlocksTexts, getProductTexts } from './main-data-texts.ts';

const { userAdminData, formData, shopData } = builtInMainData;
const context = { facts: organisation, mainData: builtInMainData };

it.each([
  ['the cart', shopData, cartTexts],
  ['the sign-up', formData, signUpTexts],
  ['the members’ area', { ...formData, ...userAdminData }, memberTexts],
])('%s has the same built-in texts as main data [3.3.3]', (_, given, builtIn) => {
  expect(Object.keys(given).some((key) => key in builtIn)).toBe(true);
  expect(findDifferingTexts(given, builtIn)).toEqual({});
});

it('blocks and products have the same built-in texts as main data', () => {
  expect({ ...blocksTexts, contactForm: contactFormTexts, dates: dateTexts }).toMatchObject(
    getBlocksTexts(context),
  );
  expect(productTexts).toMatchObject(getProductTexts(context));
});

it('main data has the texts of subscribing, of the VAT choice, of VAT in the cart and of equivalents [3.3.2]', () => {
  const mainData = {
    ...builtInMainData,
    formData: { ...formData, subscribeLabel: 'Become one of us' },
    shopData: { ...shopData, chooselabel: 'Where to?', cartPlusVatText: 'Plus VAT' },
    variousData: { ...builtInMainData.variousData, approxLabel: 'about' },
  };
  expect(getBlocksTexts({ ...context, mainData })).toMatchObject({
    subscribe: 'Become one of us',
    approx: 'about',
  });
  expect(getProductTexts({ ...context, mainData })).toMatchObject({
    chooselabel: 'Where to?',
    approxLabel: 'about',
  });
  const { cartPlusVatText } = mainData.shopData;
  expect(findDifferingTexts(mainData.shopData, cartTexts)).toEqual({ texts: { cartPlusVatText } });
});

it('an island receives only texts that differ from its own [3.3.3]', () => {
  const given = { ...userAdminData, loginTitle: 'Welcome back', unknownLabel: 'Not for this island' };
  expect(findDifferingTexts(given, memberTexts)).toEqual({ texts: { loginTitle: 'Welcome back' } });
});
