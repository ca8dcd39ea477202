import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { createEmail } from '../page/fill-form.ts';
import { expect, phone } from '../visit.ts';
import { toPattern } from '../words.ts';

type StatementKind = 'withdrawal' | 'cancellation';

/** Withdrawing from a contract. */
export const withdrawal = createStatement(
  'withdrawal',
  'Someone withdraws from a contract without login and JavaScript, and reads that it arrived.',
);

/** Cancelling a contract. */
export const cancellation = createStatement(
  'cancellation',
  'Someone cancels a contract without login and JavaScript, and reads that it arrived.',
);

/** A page with a form, the statement with a button of its own, and its arrival. */
function createStatement(kind: StatementKind, promise: string): Capability {
  return {
    ...{ name: kind, promise, needs: [kind], sends: true },
    async check({ open, words, getPath }) {
      const { name, email, contract, next, errorTitle, ...texts } = words.contracts;
      const own = texts[kind];
      const page = await open(getPath('home'), { ...phone, javaScriptEnabled: false });
      const link = page.getByRole('contentinfo').getByRole('link', { name: own.link, exact: true });
      await noticing(`Nobody finds “${own.link}” at the end of the homepage.`, () =>
        expect(link).toBeVisible(),
      );
      await link.click();
      const title = page.getByRole('heading', { level: 1 });
      await noticing(`“${own.link}” does not lead to its form.`, () => expect(title).toHaveText(own.title));
      const main = page.getByRole('main');
      const [person, address] = ['Anna Vind', createEmail()];
      await main.getByLabel(name).fill(person);
      await main.getByLabel(email).fill('anna');
      await main.getByLabel(contract).fill('The membership');
      const button = main.getByRole('button', { name: next, exact: true });
      await button.click();
      await noticing('A mistake in the email address is not pointed out.', () =>
        expect(main.getByText(errorTitle)).toBeVisible(),
      );
      await noticing('What was typed is lost because of a mistake in another field.', () =>
        expect(main.getByLabel(name)).toHaveValue(person),
      );
      await main.getByLabel(email).fill(address);
      await button.click();
      await noticing('The statement is not shown before it is sent.', async () => {
        await expect(title).toHaveText(own.reviewTitle);
        await expect(main).toContainText(person);
      });
      await main.getByRole('button', { name: own.confirm, exact: true }).click();
      await noticing(
        'Someone who has sent the statement is not told that it arrived, and when.',
        async () => {
          await expect(title).toHaveText(own.doneTitle);
          await expect(main).toContainText(toPattern(own.doneText));
        },
      );
      const { receiptSent, receiptLater, receiptRefused } = texts;
      const receipts = [receiptSent, receiptLater, receiptRefused].map((text) =>
        main.getByText(toPattern(text, { email: address })),
      );
      await noticing('Someone who has sent the statement does not learn where its receipt goes.', () =>
        expect(receipts.reduce((all, one) => all.or(one))).toBeVisible(),
      );
    },
  };
}
