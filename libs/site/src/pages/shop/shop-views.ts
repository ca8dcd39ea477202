import type { PageViews } from '../../render/page-view.ts';
import { renderCart, renderCollection, renderProduct, renderSearch, renderShop } from './render-shop.tsx';
import type { ShopModel } from './shop-models.ts';

export const shopViews: PageViews<ShopModel> = {
  product: renderProduct,
  shop: ({ collections }, frame) => renderShop(collections, frame),
  cart: (_model, frame) => renderCart(frame),
  collection: renderCollection,
  search: renderSearch,
};
