import { expect, test } from '../stack/journey-test.ts';

const eventNames = ['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout', 'request_invoice'];

/**
 * Counts the shop's events that arrived by `fetch`, and checks that each also arrived in the other ways.
 *
 * @param others ways that cannot be cut off. A page that is left keeps its beacons, but no standard keeps its pictures
 */
async function countEvents(
  { sandbox }: Stack,
  others: readonly ('beacon' | 'pixel')[] = ['beacon', 'pixel'],
): Promise<Record<string, number>> {
  const hits = (await (await fetch(`${sandbox.origin}/_sandbox/tags`)).json()) as {
    kind: string;
    event: string;
  }[];
  const count = (kind: string, event: string) =>
    hits.filter((hit) => hit.kind === kind && hit.event === event).length;
  const arrived = eventNames.filter((event) => count('fetch', event) > 0);
  return Object.fromEntries(
    arrived.map((event) => [
      event,
      others.every((kind) => count(kind, event) === count('fetch', event)) ? count('fetch', event) : NaN,
    ]),
  );
}
const choose = async (page: Page, name: 'Accept all' | 'Refuse all') => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
};

/** Adds the product of the open page. */
const add = async (page: Page) => {
async function useCart(page: Page): Promise<void> {
  const { button } = findDrawer(page);
  await add(page);
  await button('Remove Cones').last().click();
  await waitUntilSettled(page);
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
}
test('after a yes, a product that is viewed, added and removed is sent once each, with its price [7.9.4]', async ({
  page,
  shopStack,
}) => {
  await choose(page, 'Accept all');
  await expect.poll(() => countEvents(shopStack)).toEqual({ view_item: 1 });
  await useCart(page);
  await expect
    .poll(() => countEvents(shopStack))
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

