import type { MarketSeed } from '../../src/shop/market/market-seed.ts';

/** Where the shop sells, its primary market first. Every other country is answered as that one is. */
const markets: MarketSeed[] = [
  { country: 'DK', currency: 'DKK', perHundredKroner: 100 },
  { country: 'SE', currency: 'SEK', perHundredKroner: 150 },
  { country: 'DE', currency: 'EUR', perHundredKroner: 14 },
];

export default markets;
