/** A country that the shop sells to, as the seed content writes it down. */
export interface MarketSeed {
  country: string;
  currency: string;
  /** What a hundred kroner of the primary market cost here. */
  perHundredKroner: number;
}
