import { test } from '../stack/contract-test.ts';

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
