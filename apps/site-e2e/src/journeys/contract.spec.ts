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
test('a message with a mistake is corrected, and sent once [4.6.2]', 'contact');
test(
  'cookies are refused as easily as accepted, and contracts ended without login and JavaScript [2.8.1] [2.1.21]',
  ...['consent', 'withdrawal', 'cancellation'],
);
