import type { Page } from 'playwright';

/** Sends an empty sign-up form, and waits for what it says. */
export async function joinWithNothing(page: Page): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel('I accept the terms and conditions') })
    .last();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('link', { name: 'Billing address: City is required' }).waitFor();
}
