import { secondTest } from '../stack/contract-test.ts';

secondTest(
  'another organisation’s pages say what they are, and its menu leads to them',
  ...['pages', 'statement', 'not-found', 'navigation'],
);
secondTest(
  'another organisation’s articles are chosen, read and found, and its contracts ended, in its language',
  ...['reading', 'categories', 'search', 'withdrawal', 'cancellation'],
);
secondTest(
  'another organisation is joined, written to and refused cookies in its language',
  ...['join', 'contact', 'consent'],
);
secondTest(
  'another organisation’s members log in by links, and change and copy their data',
  ...['login', 'members-page', 'own-data'],
);
secondTest(
  'another organisation’s pages can be read without JavaScript and motion, and nothing covers the keyboard’s place',
  ...['no-script', 'calm', 'keyboard'],
);
for (const half of [1, 2] as const)
  secondTest(`axe finds nothing on another organisation’s pages, half ${half} of them`, { half }, 'axe');
secondTest('another organisation’s pages are in the browser’s accessibility tree', 'tree');
