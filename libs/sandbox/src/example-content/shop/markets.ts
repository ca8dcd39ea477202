import type { MarketSeed } from '../../shop/market/market-seed.ts';

/** Countries the shop sells in, the primary market first. Every other country gets the primary market. */
const markets: MarketSeed[] = [
  { country: 'DK', currency: 'DKK', perHundred: 100 },
  { country: 'SE', currency: 'SEK', perHundred: 150 },
  { country: 'DE', currency: 'EUR', perHundred: 14 },
];

export default markets;
