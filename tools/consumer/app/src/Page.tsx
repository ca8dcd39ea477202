// On a server and in a browser: a page of blocks, with a shop and a cart.
import { Blocks, type BlocksContext, type ShopCollectionSlotProps } from '@guildhall/blocks';
import { AddToCart, CartDrawer, cartCountAtom, cartOpenAtom } from '@guildhall/cart';
import { fallbackRates } from '@guildhall/money';
import { ProductBuy, ShopCollection, type AddToCartSlotProps } from '@guildhall/product';
import { buyableOf } from '@guildhall/shop-client';
import { Button, InfoMessages } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import type { PageData } from './read-page.ts';

export interface PageProps {
  data: PageData;
  /** Reads the cards of one filter; without it the lists of entries show no filters. */
  loadCards: NonNullable<BlocksContext['slots']['loadCards']>;
}

export function Page({ data, loadCards }: PageProps) {
  const { blocks, cards, filters, products } = data;
  const context = useMemo(
    (): BlocksContext => ({ cards, filters, slots: { loadCards, shopCollection: Collection } }),
    [cards, filters, loadCards],
  );
  const product = products[0];
  return (
    <Products.Provider value={products}>
      <header>
        <CartButton />
      </header>
      <main className="gh-page-grid">
        <Blocks blocks={blocks} context={context} />
        {product && (
          <section aria-labelledby="buy">
            <h2 id="buy">{product.title}</h2>
            <ProductBuy product={buyableOf(product)} rates={fallbackRates} addToCart={Add} />
          </section>
        )}
      </main>
      <CartDrawer />
      <InfoMessages />
    </Products.Provider>
  );
}

const Products = createContext<PageData['products']>([]);

/** What a shop collection block shows. */
function Collection({ count, clickable, headingLevel }: ShopCollectionSlotProps) {
  const products = useContext(Products).slice(0, count);
  const looks = { clickable, headingLevel };
  return <ShopCollection products={products} rates={fallbackRates} {...looks} />;
}

/** Product and cart do not know each other: the app puts them together. */
function Add({ choice, availableForSale }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} />;
}

function CartButton() {
  const count = useAtomValue(cartCountAtom);
  const open = useSetAtom(cartOpenAtom);
  return <Button onClick={() => open(true)}>{count > 0 ? `Cart (${count})` : 'Cart'}</Button>;
}
