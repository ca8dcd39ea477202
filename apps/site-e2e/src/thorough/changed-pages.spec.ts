import { addIcons, translatePage } from '../stack/change-page.ts';
import { takeComplaints } from '../stack/complaints.ts';
import { findMenu, logIn, openMenu } from '../stack/members-area.ts';
import { test as membersTest } from '../stack/members-test.ts';
import {
  expect,
  findCartButton,
  findDrawer,
  test as shopTest,
  waitUntilSettled,
} from '../stack/shop-test.ts';

shopTest.describe('on a phone', () => {
  shopTest.use({ hasTouch: true });

  shopTest(
    'the first tap in a translated page adds the product, and amounts stay right in the translated cart [2.3.24]',
    async ({ page, shop: _shop, complaints }) => {
      await page.goto('/p/print-cones');
      await translatePage(page);
      await page.getByRole('button', { name: 'Add to cart' }).tap();
      const { drawer, quantities, titles } = findDrawer(page);
      await expect.poll(quantities).toEqual(['1']);
      await waitUntilSettled(page);
      await expect(titles).toHaveText(['Cones']);
      await expect(drawer).not.toContainText('Loading your cart');
      await expect(findCartButton(page)).toHaveAccessibleName('Cart, 1 item');
      const readAmounts = async () =>
        (await drawer.locator('li, dl').allTextContents()).join().match(/DKK [\d,]+/g);
      expect(await readAmounts()).toEqual(['DKK 450', 'DKK 450']);
      for (const amount of ['900', '1,350']) {
        await translatePage(page);
        await drawer.getByRole('button', { name: 'Increase quantity of Cones' }).tap();
        await expect.poll(readAmounts).toEqual([`DKK ${amount}`, 'DKK 450', `DKK ${amount}`]);
        await waitUntilSettled(page);
      }
      expect(complaints.splice(0)).toEqual(['Island buy-product was changed']);
    },
  );
});

membersTest(
  'a login that was filled in before it was hydrated, beside icons of a password manager, stays open and works [2.3.24]',
  async ({ page, member, complaints }) => {
    await page.goto('/news');
    await addIcons(page);
    await openMenu(page, 'Log in');
    await logIn(page, member, findMenu(page));
    await expect(page.getByRole('banner').getByRole('button', { name: /Members’ area/ })).toBeVisible();
    await expect(findMenu(page)).toContainText(member.displayName);
    takeComplaints(complaints, /^Island member-menu was changed/);
  },
);
