import danish from '../../../content/shop/danish.ts';
import markets from '../../../content/shop/markets.ts';
import { formatAmount } from '../catalogue/amounts.ts';
import type { MarketSeed } from './market-seed.ts';

/** The market of a document. */
export interface Market extends MarketSeed {
  language: 'EN' | 'DA';
}

const [primary] = markets;

/** The market of a country and a language; the primary one if the shop does not sell there or is not translated. */
export function findMarket(country?: string | null, language?: string | null): Market {
  const market = markets.find((one) => one.country === country) ?? primary;
  if (market === undefined) throw new Error('The shop has no market');
  return { ...market, language: language === 'DA' ? 'DA' : 'EN' };
}

/** Converts an amount of the primary market, in øre, to this one. */
export function toMoney(minor: number, { currency, perHundredKroner }: MarketSeed) {
  return { amount: formatAmount(Math.round((minor * perHundredKroner) / 100)), currencyCode: currency };
}

/** Returns the title and text of a handle in the market's language; those of the seed if there is no translation. */
export function translate(handle: string, words: { title: string; text: string }, { language }: Market) {
  return (language === 'DA' ? danish[handle] : undefined) ?? words;
}

/** The language and currency of this market. */
export function toLocalization({ country, currency, language }: Market) {
  const languages = ['EN', 'DA'].map((isoCode) => ({ isoCode, name: isoCode, endonymName: isoCode }));
  return {
    country: {
      isoCode: country,
      name: country,
      currency: { isoCode: currency, name: currency, symbol: currency },
    },
    language: languages.find(({ isoCode }) => isoCode === language),
    availableLanguages: languages,
  };
}
