import type { Page } from '@playwright/test';
import { noticing } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { readAmount } from '../page/amounts.ts';
import { expect, type Visit } from '../visit.ts';

/** A product's page. */
export const product: Capability = {
  name: 'product',
  promise:
    'A product’s price follows the chosen option, is in its address, and can be read without JavaScript.',
  needs: ['product'],
  async check(visit) {
    const page = await visit.open(visit.getPath('product'));
    await noticing('The product shows no price.', async () =>
      expect(readAmount(await findPrice(page).innerText())).toBeGreaterThan(0),
    );
    await noticing('The product cannot be ordered: it has no button.', () =>
      expect(page.getByRole('main').getByRole('button', { name: visit.words.cart.add })).toBeVisible(),
    );
    if ((await page.getByRole('main').getByRole('radio').count()) > 1) await chooseOption(page);
    await readWithoutScript(visit);
  },
};

/** The price is a status, so that its changes are heard. */
const findPrice = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first();

async function chooseOption(page: Page): Promise<void> {
  const option = page.getByRole('main').getByRole('radio').nth(1);
  // Its label has its price, if prices differ.
  const label = await option.evaluate((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? '');
  const before = await findPrice(page).innerText();
  await option.check();
  const own = /[^\d]*\d[\d.,\s]*$/.exec(label)?.[0];
  const amount =
    own && /\p{Sc}|[A-Z]{3}/u.test(own) ? readAmount(own.replace(/^.*?(?=\p{Sc}|[A-Z]{3})/u, '')) : undefined;
  const expected = amount ?? readAmount(before);
  await noticing(`The price does not follow the option “${label.trim()}”.`, () =>
    expect.poll(async () => readAmount(await findPrice(page).innerText())).toBe(expected),
  );
  const price = await findPrice(page).innerText();
  await noticing('The chosen option is not in the address, so it cannot be shared.', () =>
    expect(page).toHaveURL(/\?./),
  );
  await page.reload();
  await noticing('After a reload, another option is chosen.', () => expect(option).toBeChecked());
  await noticing('After a reload, the price is that of another option.', () =>
    expect(findPrice(page)).toHaveText(price),
  );
}

async function readWithoutScript({ open, getPath }: Visit): Promise<void> {
  const plain = await open(getPath('product'), { javaScriptEnabled: false });
  await noticing('Without JavaScript, the product shows no price.', async () =>
    expect(readAmount(await findPrice(plain).innerText())).toBeGreaterThan(0),
  );
}
