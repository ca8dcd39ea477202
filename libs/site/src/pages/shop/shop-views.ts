import type { PageViews } from '../../render/page-view.ts';
import { renderCart, renderCollection, renderProduct, renderSearch, renderShop } from './render-shop.tsx';
import type { ShopModel } from './shop-models.ts';

export const shopViews: PageViews<ShopModel> = {
  product: renderProduct,
  shop: ({ collections }, context) => renderShop(collections, context),
  cart: (_model, context) => renderCart(context),
  collection: renderCollection,
  search: renderSearch,
};
