import type { Locator, Page } from '@playwright/test';
import { takeComplaints } from './complaints.ts';
import { expect } from './test.ts';

interface UnloadedForm {
  /** Around the form and the message below it. */
  part: Locator;
  email: Locator;
  button: Locator;
  /** Shown by the form itself once it works. */
  wrong: Locator;
  /** Unfolds the form. */
  open?: () => Promise<void>;
  complaints: string[];
}

/** Presses a form's button while its code cannot be loaded, and again once it can. The page must be untouched. */
export async function expectToRetry(
  page: Page,
  { part, email, button, wrong, open, complaints }: UnloadedForm,
): Promise<void> {
  const message = part
    .getByText('We could not load this part of the page. Check your connection, then try again.')
    .filter({ visible: true });
  await page.context().setOffline(true);
  await open?.();
  await expect(message).toHaveCount(0);
  await email.fill('anna@');
  await button.click();
  await expect(message).toHaveCount(1);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.context().setOffline(false);
  await button.click();
  await expect(wrong).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(email).toHaveValue('anna@');
  takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
}
