import { test } from '../stack/contract-test.ts';

// Both sites keep everything that `npx @guildhall/contract` asks of a site.
test(
  'pages say what they are, lead to the accessibility statement, and are 404 if there is none [2.1.2] [2.1.15]',
  ...['pages', 'statement', 'not-found'],
);
test(
  'the menu leads to its pages, and takes the focus on a phone, keeps and returns it [2.3.19]',
  'navigation',
);
test(
  'an article is opened from its card, and found by a word of its title [2.1.1] [6.1.1]',
  'reading',
  'search',
);
test(
  'a category is chosen, announced and kept in the URL, through reload, back and sharing [4.1.1] [2.4.2] [4.1.4]',
  'categories',
);
test(
  'a product is chosen, added to the cart, counted, kept and removed, and leads to the checkout [2.6.1] [6.1.1]',
  ...['product', 'cart', 'checkout'],
);
test('an application with mistakes is corrected, and comes to the payment once [2.5.3]', 'join');
test('a wrong login says so, and a right one leads to no other site [4.8.3] [4.9.2]', 'login');
test(
  'the gate of a private page leads through the login back to it, until the logout; members correct and copy their data [4.2.2] [4.8.21]',
  ...['members-page', 'own-data'],
);
test('a message with a mistake is corrected, and sent once [4.6.2]', 'contact');
test(
  'cookies are refused as easily as accepted, and contracts ended without login and JavaScript [2.8.1] [2.1.21]',
  ...['consent', 'withdrawal', 'cancellation'],
);
test(
  'every page can be read without JavaScript, and keeps still for those who want less motion [4.1.4]',
  ...['no-script', 'calm'],
);
test(
  'the keyboard skips to the content, and nothing covers its place in the smallest window [2.3.7] [2.3.22]',
  'keyboard',
);
test('axe finds nothing on any page in light and dark, and each fits 320 px', 'axe');
test(
  'every heading, link and text of a page is in the browser’s accessibility tree, also without JavaScript [2.3.21]',
  'tree',
);
