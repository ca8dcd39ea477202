import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { addProduct } from '../page/cart.ts';
import { expect } from '../visit.ts';

/** From the cart to the vendor's checkout. */
export const checkout: Capability = {
  name: 'checkout',
  promise: 'The cart leads to the checkout, which has what is in it.',
  needs: ['product'],
  async check(visit) {
    const { page, drawer, lines } = await addProduct(visit);
    const title = await lines.getByRole('heading').innerText();
    const { pathname } = new URL(page.url());
    const button = drawer.getByRole('button', { name: visit.words.cart.checkoutLabel });
    await noticing('The cart has no button that leads to the checkout.', () => expect(button).toBeVisible());
    await button.click();
    await noticing('The button of the checkout leads nowhere.', () =>
      expect(page).not.toHaveURL((url) => url.pathname === pathname),
    );
    await noticing('The checkout does not have what is in the cart.', () =>
      expect(page.getByText(title).first()).toBeVisible(),
    );
  },
};
