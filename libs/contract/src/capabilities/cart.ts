import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { addProduct, readSubtotal, type CartPage } from '../page/cart.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { expect, phone, type Visit } from '../visit.ts';
import { toPattern } from '../words.ts';

/** Adding, counting, keeping and removing. */
export const cart: Capability = {
  name: 'cart',
  promise:
    'Products are added to the cart, counted, kept and removed, and someone who listens hears each step.',
  needs: ['product'],
  async check(visit) {
    const part = await addProduct(visit, phone);
    const price = await expectAdded(part, visit);
    await changeQuantity(part, visit, price);
    await closeAndReturn(part, visit);
    await removeAll(part, visit);
  },
};

const findHeard = ({ page }: CartPage, sentence: RegExp) =>
  page.getByRole('status').filter({ hasText: sentence }).first();

/** Returns the price of one, in hundredths. */
async function expectAdded(part: CartPage, { words }: Visit): Promise<number> {
  await noticing('Someone who listens is not told that the product is in the cart.', () =>
    expect(findHeard(part, toPattern(words.cart.added))).toBeAttached(),
  );
  await noticing('The number in the header is not what is in the cart.', () =>
    expect(part.page.getByRole('banner')).toContainText('1'),
  );
  await noticing('The keyboard is not in the open cart.', async () =>
    expect(await part.drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true),
  );
  await noticing('The quantity of a line has no name or no number.', () =>
    expect(part.quantity).toHaveValue('1'),
  );
  await expectAccessible(part.page);
  return noticing('The cart has no subtotal.', async () => {
    const subtotal = await readSubtotal(part, words.cart);
    expect(subtotal).toBeGreaterThan(0);
    return subtotal;
  });
}

async function changeQuantity(part: CartPage, { words }: Visit, price: number): Promise<void> {
  const more = part.getButton(words.cart.oneMore);
  await noticing('A line has no button that adds one more, with the name of its product.', () =>
    expect(more).toHaveCount(1),
  );
  await more.click();
  await noticing('The quantity does not change.', () => expect(part.quantity).toHaveValue('2'));
  await noticing('Two of a product do not cost twice as much as one.', () =>
    expect.poll(() => readSubtotal(part, words.cart)).toBe(2 * price),
  );
  await noticing('Someone who listens is not told the new quantity.', () =>
    expect(findHeard(part, toPattern(words.cart.changed, { quantity: 2 }))).toBeAttached(),
  );
}

async function closeAndReturn(part: CartPage, { words }: Visit): Promise<void> {
  const { page, drawer, findOpener, lines, quantity } = part;
  await page.keyboard.press('Escape');
  await noticing('Escape does not close the cart.', () => expect(drawer).toBeHidden());
  await noticing('When the cart closes, the keyboard does not return to the button that opened it.', () =>
    expect(page.getByRole('main').getByRole('button', { name: words.cart.add })).toBeFocused(),
  );
  await noticing('Someone who listens does not hear in the header how many items are in the cart.', () =>
    expect(findOpener(2)).toBeVisible(),
  );
  await page.reload();
  await noticing('After a reload, the header has lost the number of items.', () =>
    expect(findOpener(2)).toBeVisible(),
  );
  await findOpener(2).click();
  await noticing('After a reload, the cart is empty.', () => expect(lines).toHaveCount(1));
  await noticing('After a reload, the quantity is another.', () => expect(quantity).toHaveValue('2'));
}

async function removeAll(part: CartPage, { words }: Visit): Promise<void> {
  await part.getButton(words.cart.removeOf).last().click();
  await noticing('A product cannot be removed from the cart.', () => expect(part.lines).toHaveCount(0));
  await noticing('Someone who listens is not told that the product was removed.', () =>
    expect(findHeard(part, toPattern(words.cart.removed))).toBeAttached(),
  );
  await noticing('An empty cart does not say that it is empty.', () =>
    expect(part.drawer).toContainText(words.cart.emptyCartText),
  );
  await part.page.keyboard.press('Escape');
  await noticing('The header does not say that the cart is empty.', () =>
    expect(part.findOpener(0)).toBeVisible(),
  );
}
