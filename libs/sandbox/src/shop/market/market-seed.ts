/** A country the shop sells to, as in the seed content. */
export interface MarketSeed {
  country: string;
  currency: string;
  /** The local price of a hundred units of the primary market’s currency. */
  perHundred: number;
}
