import type { Page } from 'playwright';
import { joinWithNothing } from '../join-with-nothing.ts';

/** Uses the components of READMEs as a visitor does. */
export async function pressReadmes(page: Page): Promise<void> {
  const likes = page.getByRole('button', { name: 'Likes: ' });
  await likes.click();
  await page.getByRole('button', { name: 'Likes: 1' }).waitFor();

  const product = page.getByRole('region', { name: 'product' });
  await product.getByRole('radio', { name: 'A2' }).check();
  await product.getByText('DKK 400').first().waitFor();
  await product.getByRole('radio', { name: 'A3' }).check();
  await product.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('link', { name: 'Print: Tides', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const cart = page.getByRole('region', { name: 'cart' });
  await cart.getByText('1 in your cart').waitFor();

  const prices = page.getByRole('region', { name: 'prices' });
  await prices.getByLabel('Choose VAT country').selectOption('LU');
  await prices.getByText('DKK 1,170').waitFor();

  await joinWithNothing(page);

  const login = page.getByRole('region', { name: 'login' });
  await login.getByRole('button', { name: 'Log in' }).last().click();
  await login.getByText('Email is required').first().waitFor();

  const links = page.getByRole('region', { name: 'links' });
  await links.getByRole('button', { name: 'Send link' }).click();
  await links.getByText('Email is required').first().waitFor();
}
