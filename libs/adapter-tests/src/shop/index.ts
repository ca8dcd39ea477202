export type { CreateShopWorld, ShopFault } from './shop-world.ts';
export { testShopAdapter } from './test-shop-adapter.ts';
