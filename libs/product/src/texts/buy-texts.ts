import { mergeTexts, type PartialTexts } from '@guildhall/ui';

/** Texts where a product is bought. They are apart because browsers load them with the first press. */
export interface BuyTexts {
  /** Before prices in other currencies. */
  approxLabel: string;
  /** Label of the VAT country. */
  chooselabel: string;
  soldOutLabel: string;
  /** Beside a price; `{percent}` and `{country}` are filled in. */
  vatIncluded: string;
  /** The price in the cart, beside the one with VAT; `{price}` is filled in. */
  vatExcluded: string;
  /** Follows the VAT text if current rates are used; `{date}` is filled in. */
  vatAsOf: string;
  /** Label of the variants if their options have no names. */
  chooseVariant: string;
}

/** The built-in texts. */
export const buyTexts: BuyTexts = {
  approxLabel: 'approx.',
  chooselabel: 'Choose VAT country',
  soldOutLabel: 'Sold out',
  vatIncluded: 'incl. {percent}% VAT ({country})',
  vatExcluded: '{price} without VAT, as in the cart',
  vatAsOf: 'rates as of {date}',
  chooseVariant: 'Choose an option',
};

export function mergeBuyTexts(texts: PartialTexts<BuyTexts> | undefined): BuyTexts {
  return mergeTexts(buyTexts, texts);
}
