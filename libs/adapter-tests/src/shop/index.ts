export type { CreateShopWorld, ShopFault, ShopWorld } from './shop-world.ts';
export { testShopAdapter, type ShopRole } from './test-shop-adapter.ts';
