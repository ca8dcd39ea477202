import { secondTest } from '../stack/contract-test.ts';

secondTest(
  'another organisation’s pages say what they are, and its menu leads to them',
  ...['pages', 'statement', 'not-found', 'navigation'],
);
secondTest(
  'another organisation’s articles are chosen, read and found, in its language',
  ...['reading', 'categories', 'search'],
);
secondTest(
  'another organisation is joined, written to and refused cookies in its language',
  ...['join', 'contact', 'consent'],
);
secondTest(
  'another organisation’s members log in by links, and its pages for them say so',
  ...['login', 'members-page'],
);
secondTest('another organisation’s pages can be read without JavaScript and motion', 'no-script', 'calm');
secondTest('nothing covers the keyboard’s place on another organisation’s pages', 'keyboard');
secondTest('axe finds nothing on another organisation’s pages', 'axe');
secondTest('another organisation’s pages are in the browser’s accessibility tree', 'tree');
