import type { Locator, Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import { expect, type Visit, type VisitorOptions } from '../visit.ts';
import { toPattern, type Words } from '../words.ts';
import { readAmount } from './amounts.ts';

/** The cart over a page, and its button in the header. */
export interface CartPage {
  page: Page;
  drawer: Locator;
  lines: Locator;
  /** The button of the first line with a text about its product. */
  getButton: (text: string) => Locator;
  quantity: Locator;
  /** Opens the cart; its name has the number of items. */
  findOpener: (count: number) => Locator;
}

function findCart(page: Page, words: Words): CartPage {
  const drawer = page.getByRole('dialog', { name: words.cart.title });
  const lines = drawer.getByRole('listitem');
  const { emptyCart, cartOne, cart } = words.chrome;
  return {
    ...{ page, drawer, lines },
    getButton: (text) => lines.first().getByRole('button', { name: toPattern(text) }),
    quantity: lines.first().getByRole('textbox', { name: toPattern(words.cart.quantityOf) }),
    findOpener: (count) =>
      page.getByRole('banner').getByRole('button', {
        name: new RegExp(`^${toPattern([emptyCart, cartOne][count] ?? cart, { count }).source}$`),
      }),
  };
}

/** Puts the product into the cart, which opens. */
export async function addProduct(
  { open, words, getPath }: Visit,
  window?: VisitorOptions,
): Promise<CartPage> {
  const page = await open(getPath('product'), { ...window, reducedMotion: 'reduce' });
  const cart = findCart(page, words);
  await page.getByRole('main').getByRole('button', { name: words.cart.add }).click();
  await noticing('The cart does not open when a product is added.', () => expect(cart.drawer).toBeVisible());
  await noticing('A product that was added is not in the cart.', () => expect(cart.lines).toHaveCount(1));
  return cart;
}

/** Reads the subtotal, in hundredths. */
export async function readSubtotal(
  { drawer, page }: CartPage,
  { subtotalLabel }: Words['cart'],
): Promise<number> {
  const term = drawer.getByRole('term').filter({ hasText: subtotalLabel });
  const value = drawer.getByRole('definition').and(page.locator('dt + dd')).first();
  await expect(term).toBeVisible();
  return readAmount(await value.innerText()) ?? 0;
}
