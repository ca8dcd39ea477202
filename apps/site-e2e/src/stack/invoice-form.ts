import { expect, type Page } from '@playwright/test';
import { fillCart, findDrawer } from './shop-test.ts';

/** Opens the form of EU businesses in a cart with a product. */
export async function openInvoiceForm(page: Page): Promise<void> {
  await fillCart(page, 'print-cones');
  await findDrawer(page).button('EU business with a VAT number').click();
  await expect(findDrawer(page).drawer.getByRole('heading', { name: 'EU business' })).toBeFocused();
}

/** Fills in the form of EU businesses, and sends it. */
export async function sendInvoiceForm(page: Page, country: string, number: string): Promise<void> {
  const { drawer, button } = findDrawer(page);
  await drawer.getByLabel('Country').selectOption({ label: country });
  await drawer.getByLabel('VAT number').fill(number);
  await drawer.getByLabel('Company name').fill('Haus am Deich GmbH');
  await drawer.getByLabel('Email').fill('kontor@haus-am-deich.example');
  await button('Check VAT number and get invoice').click();
}
