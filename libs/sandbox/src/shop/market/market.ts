import { formatAmount } from '../catalogue/amounts.ts';
import type { ShopSeed } from '../seed/shop-seed.ts';
import type { MarketSeed } from './market-seed.ts';

type Texts = ShopSeed['translations'][string];

/** The market of a document. */
export interface Market extends MarketSeed {
  language: string;
  /** Languages in which the shop has texts. */
  languages: readonly string[];
  /** Texts in the market's language, by handle. */
  texts: Texts;
}

/** Finds the market of a country and a language. */
export type FindMarket = (country?: string | null, language?: string | null) => Market;

/** Markets of a shop. The primary one is found if the shop does not sell in a country or is not translated. */
export function createMarkets({ markets, translations }: ShopSeed): FindMarket {
  const languages = ['EN', ...Object.keys(translations)];
  return (country, language) => {
    const market = markets.find((one) => one.country === country) ?? markets[0];
    if (market === undefined)
      throw new Error('[GUILDHALL_SANDBOX_MARKET] The shop has no market: add one to its content.');
    const texts = translations[language ?? ''];
    return { ...market, languages, language: texts && language ? language : 'EN', texts: texts ?? {} };
  };
}

/** Converts an amount of the primary market, in minor units, to this one. */
export function toMoney(minor: number, { currency, perHundred }: MarketSeed) {
  return { amount: formatAmount(Math.round((minor * perHundred) / 100)), currencyCode: currency };
}

/** Returns the title and text of a handle in the market's language; those of the seed if there is no translation. */
export function translate(handle: string, seed: { title: string; text: string }, { texts }: Market) {
  return texts[handle] ?? seed;
}

/** The language and currency of this market. */
export function toLocalization({ country, currency, language, languages: isoCodes }: Market) {
  const languages = isoCodes.map((isoCode) => ({ isoCode, name: isoCode, endonymName: isoCode }));
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
