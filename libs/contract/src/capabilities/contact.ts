import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { createEmail, fillRequired } from '../page/fill-form.ts';
import { countSent } from '../page/requests.ts';
import { expect, phone } from '../visit.ts';

const message = 'When is <b>soup</b>?';

/** The contact form. */
export const contact: Capability = {
  name: 'contact',
  promise: 'A visitor corrects a message without losing it, and sends it once.',
  needs: ['contact'],
  sends: true,
  async check({ open, words, getPath, origin }) {
    const { errorTitle, sent } = words.blocks.contactForm;
    const page = await open(getPath('contact'), phone);
    const main = page.getByRole('main');
    const text = main.getByRole('textbox').last();
    await text.fill(message);
    await fillRequired(main, 'anna');
    await text.press('Tab');
    await page.waitForLoadState('networkidle');
    const email = main.getByRole('textbox', { name: words.blocks.contact }).first();
    await email.press('Enter');
    const summary = main.getByRole('group', { name: errorTitle });
    await noticing('A mistake in the email address is not pointed out.', () =>
      expect(summary).toContainText(words.signUp.isNotValidText),
    );
    await noticing('The keyboard does not come to the mistake.', () => expect(summary).toBeFocused());
    await noticing('The message is lost because of a mistake in another field.', () =>
      expect(text).toHaveValue(message),
    );
    await expectAccessible(page);
    await fillRequired(main, createEmail());
    const count = countSent(page, origin);
    await email.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await noticing('Someone who has sent a message is not told that it was sent.', () =>
      expect(main.getByText(sent)).toBeVisible(),
    );
    await noticing('A double press sends the message more than once.', () => expect(count()).toBe(1));
  },
};
