import type { Locator, Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { createEmail, fillRequired } from '../page/fill-form.ts';
import { countSent } from '../page/requests.ts';
import { expect, phone, type Visit } from '../visit.ts';

/** The sign-up form of a plan, up to the payment. */
export const join: Capability = {
  name: 'join',
  promise:
    'Someone who wants to become a member corrects mistakes without losing anything, and comes to the payment once.',
  needs: ['join'],
  sends: true,
  async check(visit) {
    const { open, words, getPath } = visit;
    const page = await open(getPath('join'), { ...phone, reducedMotion: 'reduce' });
    const form = await openForm(page, visit);
    // A form that concludes the contract itself says so.
    const button = form
      .getByRole('button', { name: words.signUp.subscribeLabel })
      .or(form.getByRole('button', { name: words.signUp.orderLabel }));
    const city = form.getByLabel(words.signUp.fields.city, { exact: true }).first();
    await city.fill('Aarhus');
    await button.click();
    await expectMistakes(page, form, visit);
    await noticing('What was typed is lost when something else is missing.', () =>
      expect(city).toHaveValue('Aarhus'),
    );
    await expectAccessible(page);
    await fillIn(form, visit);
    await expectOnePayment(page, button, visit);
  },
};

async function openForm(page: Page, { words }: Visit): Promise<Locator> {
  const terms = page.getByRole('checkbox', { name: words.signUp.termsLabel }).first();
  if (!(await terms.isVisible()))
    await page.locator('summary').filter({ hasText: words.signUp.subscribeLabel }).first().click();
  await noticing('The form of a plan does not open.', () => expect(terms).toBeVisible());
  const form = page.locator('form').filter({ has: terms }).first();
  // Its code is fetched when it is first used.
  await terms.hover();
  await page.waitForLoadState('networkidle');
  return form;
}

async function expectMistakes(page: Page, form: Locator, { words }: Visit): Promise<void> {
  const summary = form.getByRole('group', { name: words.signUp.errorTitle });
  await noticing('Someone who forgets something is not told what is missing.', () =>
    expect(summary).toBeVisible(),
  );
  await noticing('The keyboard does not come to what is missing.', () => expect(summary).toBeFocused());
  const first = summary.getByRole('link').first();
  await first.click();
  await noticing('What is missing does not lead to its field.', async () =>
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT'),
  );
  await noticing('A field with a mistake does not say so to someone who listens.', async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true'),
  );
}

async function fillIn(form: Locator, { words, address }: Visit): Promise<void> {
  const { fields, termsLabel } = words.signUp;
  const zip = form.getByLabel(fields.zip, { exact: true }).first();
  await zip.fill(address.zip);
  await fillRequired(form, createEmail());
  await form.getByLabel(fields.country, { exact: true }).first().selectOption(address.country);
  const terms = form.getByRole('checkbox', { name: termsLabel });
  await terms.check();
}

async function expectOnePayment(page: Page, button: Locator, { origin }: Visit): Promise<void> {
  const count = countSent(page, origin);
  const before = page.url();
  await button.dblclick();
  await noticing('Someone who has filled in everything does not come to the payment.', () =>
    expect
      .poll(() => page.url() !== before || page.frames().length > 1 || page.context().pages().length > 1)
      .toBe(true),
  );
  await noticing('A double press sends the application more than once.', () => expect(count()).toBe(1));
}
