// On a server and in a browser: a page of blocks, with a shop, a cart and the sign-up form.
import { createChargebeeCheckout } from '@guildhall/billing-chargebee/browser';
import {
  Blocks,
  type BlocksContext,
  type ShopCollectionSlotProps,
  type SignUpSlotProps,
} from '@guildhall/blocks';
import { AddToCart, CartDrawer, cartCountAtom, cartOpenAtom } from '@guildhall/cart';
import type { Plan } from '@guildhall/organisation';
import { ProductBuy, ShopCollection, type AddToCartSlotProps } from '@guildhall/product';
import { toBuyable } from '@guildhall/shop-client';
import { SignUpForm } from '@guildhall/signup';
import { Button, InfoMessages } from '@guildhall/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { pricing } from './pricing.ts';
import type { PageData } from './read-page.ts';

export interface PageProps {
  data: PageData;
  /** Reads the cards of one filter; without it the lists of entries show no filters. */
  loadCards: NonNullable<BlocksContext['slots']['loadCards']>;
}

export function Page({ data, loadCards }: PageProps) {
  const { blocks, cards, filters, products } = data;
  const context = useMemo(
    (): BlocksContext => ({
      ...{ cards, filters, pricing },
      slots: { loadCards, shopCollection: Collection, signUp: Join },
    }),
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
            <ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={Add} />
          </section>
        )}
      </main>
      <CartDrawer />
      <InfoMessages />
    </Products.Provider>
  );
}

const Products = createContext<PageData['products']>([]);

/** The content of a shop collection block. */
function Collection({ count, clickable, headingLevel }: ShopCollectionSlotProps) {
  const products = useContext(Products).slice(0, count);
  const looks = { clickable, headingLevel };
  return <ShopCollection products={products} pricing={pricing} {...looks} />;
}

/** Paragraphs above the button; have a lawyer check them. */
const conditions = [
  'Your membership renews every year, and we charge you again each time, until you cancel.',
  'You can withdraw within 14 days of signing up.',
];

/** Your plans, by the ids that content names. */
const plans: readonly Plan[] = [
  { id: 'individual-membership', shipping: true, notSoldIn: ['US'], trackingEvent: 'membership' },
];

/** The sign-up form of a plan, in a subscription box or in its own block. */
function Join({ subscriptionType, blockId, title, price }: SignUpSlotProps) {
  const plan = plans.find(({ id }) => id === subscriptionType);
  if (!plan) return null;
  const shown = { ...(title && { planLabel: title }), ...(price && { price }) };
  return (
    <SignUpForm
      {...{ formId: blockId, plan, checkout, conditions, ...shown }}
      createCheckout={createChargebeeCheckout}
    />
  );
}

/** The billing vendor's script, and the origin of your site's hosted pages. */
const checkout = {
  scriptUrl: 'https://js.chargebee.com/v2/chargebee.js',
  siteOrigin: 'https://house.chargebee.com',
};

/** Connects product and cart, which do not import each other. */
function Add({ choice, availableForSale }: AddToCartSlotProps) {
  return <AddToCart product={choice} available={availableForSale} />;
}

function CartButton() {
  const count = useAtomValue(cartCountAtom);
  const open = useSetAtom(cartOpenAtom);
  return <Button onClick={() => open(true)}>{count > 0 ? `Cart (${count})` : 'Cart'}</Button>;
}
