import { periodTexts, type PeriodTexts } from '@guildhall/money';

/** Texts about the time between two payments of a membership. */
export interface PriceTexts {
  /** After a price: `a year`. */
  period: PeriodTexts;
  /** In place of `{renewal}` in `paymentNoteText`: `every year`. */
  renewal: PeriodTexts;
  /** In place of `{renewal}` while the billing vendor's price is unknown. */
  renewalUnknown: string;
}

export const priceTexts: PriceTexts = {
  period: periodTexts,
  renewal: {
    ...periodTexts,
    one: { day: 'every day', week: 'every week', month: 'every month', year: 'every year' },
  },
  renewalUnknown: 'automatically',
};
