// cspell:ignore ecommerce
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';
import { findDrawer, waitUntilSettled } from '../stack/shop-test.ts';
import { findQuestion } from '../stack/tag-question.ts';
import { countEvents, forgetTags } from '../stack/tags.ts';

/** Puts the product of the open page into the cart, and takes it out. */
async function useCart(page: Page): Promise<void> {
  const { button } = findDrawer(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
  await waitUntilSettled(page);
  await button('Remove Cones, 30 × 40 cm').last().click();
  await waitUntilSettled(page);
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
}

test.use({ hasRefusedTags: false });

test('after a yes, a product that is viewed, added and removed is sent once each, with its price [7.9.4]', async ({
  page,
  product,
}) => {
  await forgetTags(product);
  await page.goto('/p/print-cones');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(findQuestion(page)).toHaveCount(0);
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
