// cspell:ignore ecommerce
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';
import type { Product } from '../stack/product.ts';
import { findDrawer, waitUntilSettled } from '../stack/shop-test.ts';

const eventNames = ['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'request_invoice'];

/** Counts the shop's events that arrived by `fetch`, and checks that each also arrived in the other ways. */
async function countEvents({ sandbox }: Product): Promise<Record<string, number>> {
  const hits = (await (await fetch(`${sandbox.origin}/_sandbox/tags`)).json()) as {
    kind: string;
    event: string;
  }[];
  const count = (kind: string, event: string) =>
    hits.filter((hit) => hit.kind === kind && hit.event === event).length;
  const arrived = eventNames.filter((event) => count('fetch', event) > 0);
  return Object.fromEntries(
    arrived.map((event) => {
      const number = count('fetch', event);
      return [event, ['beacon', 'pixel'].every((kind) => count(kind, event) === number) ? number : NaN];
    }),
  );
}

/** Puts the product of the open page into the cart, and takes it out. */
async function useCart(page: Page): Promise<void> {
  const { button } = findDrawer(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
  await waitUntilSettled(page);
  await button('Remove Cones').last().click();
  await waitUntilSettled(page);
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
}

test.use({ hasRefusedTags: false });

test('after a yes, a product that is viewed, added and removed is sent once each, with its price [7.9.4]', async ({
  page,
  product,
}) => {
  await fetch(`${product.sandbox.origin}/_sandbox/tags`, { method: 'DELETE' });
  await page.goto('/p/print-cones');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect.poll(() => countEvents(product)).toEqual({ view_item: 1 });
  await useCart(page);
  await expect
    .poll(() => countEvents(product))
    .toEqual({ view_item: 1, add_to_cart: 1, remove_from_cart: 1 });
  const sent = await page.evaluate(() =>
    ((globalThis as { dataLayer?: { event?: string; ecommerce?: unknown }[] }).dataLayer ?? []).find(
      ({ event }) => event === 'add_to_cart',
    ),
  );
  expect(sent).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'DKK',
      value: 450,
      items: [
        {
          ...{ item_id: 'print-cones', item_name: 'Cones', item_variant: '30 × 40 cm' },
          ...{ item_category: 'Prints', price: 450, quantity: 1 },
        },
      ],
    },
  });
});
