import { takeComplaints } from '../stack/complaints.ts';
import { expect, test } from '../stack/journey-test.ts';
import { waitForMail, getLinks } from '../stack/password-mails.ts';
import { findCheckout, findPay, memberText } from '../stack/sign-up-test.ts';
import { listenTo } from '../stack/screen-reader.ts';

test.describe('by ear and keyboard alone', () => {
  test('a reader skips to the news of a category, and opens an article', async ({ page }) => {
    const reader = await listenTo(page);
    await reader.open('/news');
    await reader.goTo('link “Skip to content');
    await reader.press('Enter');
    await reader.goTo('link “Oceans');
    // A press that comes before the code of the filters follows the link, as without JavaScript.
    await page.locator('[data-island=entry-filters][data-awake]').waitFor();
    await reader.press('Enter');
    await reader.hears('entries shown');
    await reader.goTo('link “Kelp, patience');
    await reader.press('Enter');
    await reader.hears('page “Kelp');
    expect(reader.report()).toMatchSnapshot('reading.txt');
  });

  test('the header leads to the search, and a result to its page [2.10.1]', async ({ page }) => {
    const reader = await listenTo(page);
    await reader.open('/about');
    await reader.goTo('link “Search');
    await reader.press('Enter');
    await reader.hears('searchbox “Search this site');
    await reader.type('island');
    await reader.press('Enter');
    await reader.hears('page “Search: island');
    await reader.goTo('link “The town that decided to be an island');
    await reader.press('Enter');
    await reader.hears('page “The town that decided to be an island');
    expect(reader.report()).toMatchSnapshot('search.txt');
  });

  test('a product is added to the cart, its quantity changed, and it is removed', async ({
    page,
    shop: _shop,
  }) => {
    const reader = await listenTo(page);
    await reader.open('/p/print-cones');
    await reader.goTo('button “Add to cart');
    await reader.press('Enter');
    await reader.hears('is in your cart');
    await reader.goTo('button “Increase quantity of Cones');
    await reader.press('Enter');
    await reader.hears('2 in your cart');
    await reader.goTo('button “Remove Cones');
    await reader.press('Enter');
    await reader.hears('no longer in your cart');
    await reader.press('Escape');
    await reader.hears('Add to cart');
    expect(reader.report()).toMatchSnapshot('cart.txt');
  });

  test('an EU business corrects its VAT number', async ({ page, shop: _shop }) => {
    const reader = await listenTo(page);
    await reader.open('/p/print-cones');
    await reader.goTo('button “Add to cart');
    await reader.press('Enter');
    await reader.hears('is in your cart');
    await reader.goTo('button “EU business with a VAT number');
    await reader.press('Enter');
    await reader.hears('heading “EU business');
    await reader.goTo('combobox “Country');
    await reader.type('Germany');
    await reader.fill('VAT number', 'DE 1');
    await reader.fill('Company name', 'Haus am Deich GmbH');
    await reader.fill('Email', 'kontor@haus-am-deich.example');
    await reader.press('Enter');
    await reader.hears('could not be confirmed');
    expect(reader.report()).toMatchSnapshot('invoice.txt');
  });

  test('a visitor corrects an email address, joins and pays [2.5.3]', async ({ page, joining, email }) => {
    const reader = await listenTo(page);
    await reader.open('/membership');
    await reader.goTo('DisclosureTriangle “Subscribe Individual membership, digital');
    await reader.press('Enter');
    await reader.fill('Email', email.replace('@', ' at '));
    await reader.fill('First name', 'Anna');
    await reader.fill('Last name', 'Lund');
    await reader.fill('Address', 'Torvet 1');
    await reader.fill('City', 'Aarhus');
    await reader.fill('Zip code', '8000');
    await reader.goTo('combobox “Country');
    await reader.type('Denm');
    await reader.goTo('checkbox “I accept');
    await reader.press('Space');
    await reader.goTo('button “Subscribe');
    await reader.press('Enter');
    await reader.hears('Email is not valid');
    await reader.goTo('link “Email is not valid');
    await reader.press('Enter');
    await reader.hears('textbox “Email');
    await reader.press('ControlOrMeta+a');
    await reader.type(email);
    await reader.goTo('textbox “Email');
    await reader.press('ControlOrMeta+a');
    await reader.type(email);
    await reader.press('Enter');
    // The vendor's own page, over this one.
    await findPay(findCheckout(page)).press('Enter');
    await reader.hears(memberText);
    expect(await joining.subscriptions(email)).toHaveLength(1);
    // The next sentence is about the login, which the api sets up meanwhile.
    expect(reader.report().replace(/(?<=now active\. )[^”]*/, '…')).toMatchSnapshot('joining.txt');
  });

  test('a member is refused once, logs in, changes the name and logs out [4.8.12] [4.9.3]', async ({
    page,
    member,
    complaints,
  }) => {
    const reader = await listenTo(page);
    await reader.open('/login');
    await reader.goTo('textbox “Email');
    await reader.type(member.email);
    await reader.fill('Password', 'wrong-password');
    await reader.press('Enter');
    await reader.hears('is wrong');
    takeComplaints(complaints, /400/);
    await reader.press('ControlOrMeta+a');
    await reader.type(member.password);
    await reader.press('Enter');
    await reader.hears('page “');
    await reader.hears('You are logged in');
    await reader.hears('Your membership is active');
    await reader.fill('Your name', 'Ilse Varga');
    await reader.press('Enter');
    await reader.hears('Name saved');
    await reader.goTo('button “Log out', 'Shift+Tab');
    await reader.press('Enter');
    await reader.hears('page “Members’ login');
    await reader.hears('You are logged out');
    expect(reader.report()).toMatchSnapshot('member.txt');
  });

  test('a member requests a password link, and sets a password [4.8.12] [2.2.5]', async ({
    page,
    member,
    members,
    complaints,
  }) => {
    const reader = await listenTo(page);
    await reader.open('/reset-password');
    await reader.fill('Email', member.email);
    await reader.press('Enter');
    await reader.hears('a link');
    await reader.open(getLinks(await waitForMail(members, member.email)).set);
    // Until the page's code reads the link, the page has the form that requests one.
    await page.getByRole('textbox', { name: 'New password' }).waitFor();
    await reader.fill('New password', 'short');
    await reader.press('Enter');
    await reader.hears('alert “');
    takeComplaints(complaints, /400/);
    await reader.press('ControlOrMeta+a');
    await reader.type('a lighthouse keeper’s lamp');
    await reader.press('Enter');
    await reader.hears('saved');
    expect(reader.report()).toMatchSnapshot('password.txt');
  });

  test('a visitor corrects a message, and sends it', async ({ page }) => {
    const reader = await listenTo(page);
    await reader.open('/contact');
    await reader.fill('Your name', 'Anna Lund');
    await reader.fill('Email', 'anna');
    await reader.fill('Your letter', 'When is soup?');
    await reader.goTo('button “Send the letter');
    await reader.press('Enter');
    await reader.hears('Email');
    await reader.fill('Email', 'anna@post.example');
    await reader.goTo('button “Send the letter');
    await reader.press('Enter');
    await reader.hears('Thank you');
    expect(reader.report()).toMatchSnapshot('contact.txt');
  });
});
