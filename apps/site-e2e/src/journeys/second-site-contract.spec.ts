['join', 'contact', 'consent']mport { secondTest } from '../stack/contract-test.ts';

['join', 'contact', 'consent']econdTest(
['join', 'contact', 'consent'] 'another organisation’s pages say what they are, and its menu leads to them',
['join', 'contact', 'consent'] ...['pages', 'statement', 'not-found', 'navigation'],
);
['join', 'contact', 'consent']econdTest(
['join', 'contact', 'consent'] 'another organisation’s articles are chosen, read and found, in its language',
['join', 'contact', 'consent'] ...['reading', 'categories', 'search'],
);
['join', 'contact', 'consent']econdTest(
['join', 'contact', 'consent'] 'another organisation is joined, written to and refused cookies in its language',
['join', 'contact', 'consent'] ...['join', 'contact', 'consent'],
);
['join', 'contact', 'consent']econdTest(
['join', 'contact', 'consent'] 'another organisation’s members log in by links, and its pages for them say so',
['join', 'contact', 'consent'] ...['login', 'members-page'],
);
['join', 'contact', 'consent']econdTest('another organisation’s pages can be read without JavaScript and motion', 'no-script', 'calm');
['join', 'contact', 'consent']econdTest('nothing covers the keyboard’s place on another organisation’s pages', 'keyboard');
['join', 'contact', 'consent']econdTest('axe finds nothing on another organisation’s pages', 'axe');
['join', 'contact', 'consent']econdTest('another organisation’s pages are in the browser’s accessibility tree', 'tree');
