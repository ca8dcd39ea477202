import {
  blocksTexts,
  cardTexts,
  contactFormTexts,
  dateTexts,
  entryListTexts,
  videoTexts,
} from '@guildhall/blocks';
import { cartTexts, invoiceTexts } from '@guildhall/cart';
import { builtInMainData, contentTexts } from '@guildhall/cms-client';
import { linkMemberTexts } from '@guildhall/member-portal/links';
import { accountTexts, leavingTexts, ownDataTexts } from '@guildhall/member-portal/profile-texts';
import { productTexts } from '@guildhall/product';
import { signUpTexts } from '@guildhall/signup';
import { paymentTexts } from '@guildhall/signup/payment';
import { carouselTexts, infoMessagesTexts, uiTexts } from '@guildhall/ui';
import { chromeTexts } from '../chrome/chrome-texts.ts';
import { accessibilityTexts } from './accessibility-texts.ts';
import { contractTexts } from './contract-texts.ts';
import { consentTexts } from './consent-texts.ts';
import { keepDataTexts } from './keep-data-texts.ts';
import { responseTexts } from './response-texts.ts';
import { siteSearchTexts } from './site-search-texts.ts';
import { priceTexts } from './price-texts.ts';
import type { SiteTexts } from './site-texts.ts';
import { orderTexts } from './transfer-form-texts.ts';

// Texts that follow from others below.
const { subscribe: _subscribe, cut: _cut, approx: _approx, ...blocks } = blocksTexts;
const { soldOutLabel: _soldOut, ...cart } = cartTexts;
const {
  isRequiredText: _required,
  isNotValidText: _invalid,
  loadingLabel: _loading,
  ...members
} = linkMemberTexts;

/**
 * Every built-in text in one object, for tests: pages and islands take theirs from their own features.
 *
 * @example
 * const title = englishTexts.cart.title;
 */
export const englishTexts: SiteTexts = {
  chrome: chromeTexts,
  pages: builtInMainData.pageData,
  search: siteSearchTexts,
  consent: consentTexts,
  accessibility: accessibilityTexts,
  contracts: contractTexts,
  keepData: keepDataTexts,
  payment: paymentTexts,
  blocks: {
    ...blocks,
    contactForm: contactFormTexts,
    entryList: entryListTexts,
    cards: cardTexts,
    dates: dateTexts,
  },
  video: videoTexts,
  product: productTexts,
  cart: { ...cart, invoice: invoiceTexts },
  signUp: { ...builtInMainData.formData, ...signUpTexts, ...orderTexts },
  prices: priceTexts,
  members: { ...members, account: accountTexts, leaving: leavingTexts, ownData: ownDataTexts },
  links: { ...uiTexts, readMore: contentTexts.readMore, untitled: contentTexts.untitled },
  carousel: carouselTexts,
  infoMessages: infoMessagesTexts,
  responses: responseTexts,
};
