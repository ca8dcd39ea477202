import { blocksTexts, cardTexts, contactFormTexts, dateTexts, videoTexts } from '@guildhall/blocks';
import { cartTexts, invoiceTexts } from '@guildhall/cart';
import { builtInMainData, contentTexts } from '@guildhall/cms-client';
import { memberTexts } from '@guildhall/member-portal';
import { productTexts } from '@guildhall/product';
import { signUpTexts } from '@guildhall/signup';
import { carouselTexts, infoMessagesTexts, uiTexts } from '@guildhall/ui';
import { entryListTexts } from '@guildhall/blocks';
import { chromeTexts } from '../chrome/chrome-texts.ts';
import { priceTexts } from './price-texts.ts';
import type { SiteTexts } from './site-texts.ts';

/** Every text in brackets: what is outside of them on a page was not translated. */
export const pseudoTexts: SiteTexts = {
  chrome: bracket(chromeTexts),
  pages: bracket(builtInMainData.pageData),
  blocks: {
    ...bracket(blocksTexts),
    contactForm: bracket(contactFormTexts),
    entryList: bracket(entryListTexts),
    cards: bracket(cardTexts),
    dates: {
      ...dateTexts,
      months: bracketNames(dateTexts.months),
      weekdays: bracketNames(dateTexts.weekdays),
    },
  },
  video: bracket(videoTexts),
  product: bracket(productTexts),
  cart: { ...bracket(cartTexts), invoice: bracket(invoiceTexts) },
  signUp: { ...bracket(builtInMainData.formData), ...bracket(signUpTexts) },
  prices: bracket(priceTexts),
  members: bracket(memberTexts),
  links: { ...bracket(uiTexts), readMore: `[${contentTexts.readMore}]` },
  carousel: bracket(carouselTexts),
  infoMessages: bracket(infoMessagesTexts),
};

/** Returns what is not in brackets of the texts, labels and titles of HTML, without numbers, signs and currencies. */
export function findUntranslated(html: string): string[] {
  const attributes = [
    ...html.matchAll(
      / (?:aria-label|aria-description|title|alt|placeholder|data-(?:label|loading|failed|forbidden|ended|show|pause|play)[\w-]*)="([^"]*)"/g,
    ),
  ];
  const text = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '\n');
  return [...text.split('\n'), ...attributes.map(([, value = '']) => value)]
    .map((part) => removeBrackets(decode(part)).trim())
    .filter((part) => /\p{L}{2}/u.test(part.replaceAll(/\b[A-Z]{3}\b/g, '')));
}

function removeBrackets(text: string): string {
  const inner = text.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === text ? text : removeBrackets(inner);
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function bracket<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'object' ? bracket(text as object) : `[${text}]`,
  ]);
  return Object.fromEntries(entries) as Texts;
}

function bracketNames(names: string): string {
  return names
    .split(',')
    .map((name) => `[${name}]`)
    .join();
}
