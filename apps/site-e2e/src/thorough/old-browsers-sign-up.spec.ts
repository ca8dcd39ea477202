import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';
import { expect, fillIn, findBox, test } from '../stack/sign-up-test.ts';

useOldBrowser(test);

test('the sign-up reports errors, opens the vendor’s checkout and ends with a membership [2.11.13]', async ({
  page,
  context,
  joining,
  email,
}) => {
  await actAsOldBrowser(context);
  await page.goto('/membership');
  const digital = findBox(page, 'digital');
  await digital.open();
  await digital.button.click();
  await expect(digital.trouble.filter({ hasText: 'There is a problem' })).toBeFocused();
  const { button, pay } = await fillIn(page, email);
  await button.click();
  await pay();
  expect(await joining.subscriptions(email)).toHaveLength(1);
});
